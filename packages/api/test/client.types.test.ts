import type { Result } from "@satang/core";
import { expectTypeOf, test } from "vitest";
import { type Client, type ErrorCode, isErrorCode, type Schemas } from "../src/index.ts";

type Parameters0<M extends (...args: never[]) => unknown> = Parameters<M>[0];
type Options<M extends (...args: never[]) => unknown, Index extends 0 | 1> = Parameters<M>[Index];

test("a money call cannot be written without its idempotency key", () => {
  expectTypeOf<{ signal?: AbortSignal }>().not.toExtend<Options<Client["wallet"]["transfer"], 1>>();
  expectTypeOf<undefined>().not.toExtend<Options<Client["wallet"]["withdrawAll"], 1>>();
  expectTypeOf<undefined>().not.toExtend<Options<Client["spinwheel"]["spin"], 0>>();
  expectTypeOf<undefined>().not.toExtend<Options<Client["refund"]["receive"], 0>>();
  expectTypeOf<{ idempotencyKey: string }>().toExtend<Options<Client["qrcode"]["cancel"], 1>>();
});

test("a read needs no options", () => {
  expectTypeOf<undefined>().toExtend<Options<Client["wallet"]["get"], 0>>();
  expectTypeOf<undefined>().toExtend<Options<Client["statement"]["list"], 1>>();
});

test("inputs and replies have the types of the contract", () => {
  expectTypeOf<Parameters0<Client["wallet"]["transfer"]>>().toEqualTypeOf<Schemas["Transfer"]>();
  expectTypeOf<Parameters0<Client["qrcode"]["create"]>>().toEqualTypeOf<{
    provider: "KBANK" | "WW" | "E2P";
    amount: number;
  }>();
  expectTypeOf<ReturnType<Client["wallet"]["get"]>>().toEqualTypeOf<
    Promise<Result<Schemas["WalletReply"]>>
  >();
  expectTypeOf<ReturnType<Client["spinwheel"]["spin"]>>().toEqualTypeOf<
    Promise<Result<Schemas["SpinSuccess"]>>
  >();
  expectTypeOf<ReturnType<Client["lookup"]["registerOtp"]>>().toEqualTypeOf<
    Promise<Result<{ readonly isActive: boolean }>>
  >();
});

test("the error catalogue of the client is that of the contract", () => {
  expectTypeOf<ErrorCode>().toEqualTypeOf<Schemas["ErrorCode"]>();
  expectTypeOf(isErrorCode).guards.toEqualTypeOf<ErrorCode>();
});
