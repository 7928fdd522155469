import { expectTypeOf, test } from "vitest";
import type { AdaptedReply, defineOperations, Schemas } from "../src/index.ts";

/** Takes what `defineOperations` takes; the compiler is the check. */
const accept = (_: Parameters<typeof defineOperations>[0]) => undefined;

test("an unknown operation and an unknown option do not compile", () => {
  // @ts-expect-error the contract has no such operation
  accept({ walletBuy: { path: "/buy" } });
  // @ts-expect-error there is no such option
  accept({ walletGet: { url: "/wallet" } });
  // @ts-expect-error a path begins with a slash
  accept({ walletGet: { path: "https://evil.example" } });
});

test("a reply of another shape does not compile", () => {
  accept({ lookupWithdraw: { reply: () => ({ withdrawMin: 1, withdrawMax: 2 }) } });
  // @ts-expect-error a field is missing
  accept({ lookupWithdraw: { reply: () => ({ withdrawMin: 1 }) } });
  // @ts-expect-error a field has another type
  accept({ lookupWithdraw: { reply: () => ({ withdrawMin: "1", withdrawMax: 2 }) } });
  // @ts-expect-error a reply is not a promise
  accept({ lookupWithdraw: { reply: async () => ({ withdrawMin: 1, withdrawMax: 2 }) } });
  // @ts-expect-error the body is not checked
  accept({ lookupWithdraw: { reply: ({ body }) => body } });
});

test("a money call is done only when its adapter says so", () => {
  accept({ walletWithdraw: { reply: () => ({ code: "OK", reference: "7" }) } });
  accept({ walletWithdraw: { reply: () => ({ error: { code: "TRANSFER_FAIL" } }) } });
  // @ts-expect-error neither done nor refused
  accept({ walletWithdraw: { reply: () => ({ reference: "7" }) } });
  // @ts-expect-error no code of the catalogue
  accept({ walletWithdraw: { reply: () => ({ error: { code: "SORRY" } }) } });
});

test("an adapted reply has the type of the contract", () => {
  expectTypeOf<Schemas["WalletReply"]>().toExtend<AdaptedReply<"walletGet">>();
  expectTypeOf<Schemas["Acknowledgement"]>().not.toExtend<AdaptedReply<"accountUpdateProfile">>();
});
