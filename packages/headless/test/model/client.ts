import { fail, type Result, succeed } from "@satang/core";
import type { Client } from "../../src/provider/scope.ts";
import { type Backend, type Caller, SIGNED_OUT } from "./backend.ts";
import { awake, type Device, never, type Page } from "./device.ts";
import type { ModelOperation } from "./operations.ts";

const REQUEST_MS = 60_000;
const UPLOAD_MS = 300_000;

/** The timeout of the call of an operation, ms. */
export const timeoutOf = (operation: ModelOperation): number =>
  operation === "uploadSlip" ? UPLOAD_MS : REQUEST_MS;

type Pinned = { readonly token?: string | null; readonly idempotencyKey?: string };
type PageInput = { readonly page: number; readonly limit: number };

/**
 * The client of a tab. A call that is bound to another token than that of the device is not sent, as
 * in `@satang/api`.
 * @param key of the send that it is made for; not every call carries it
 */
export function createTabClient(
  device: Device,
  page: Page,
  backend: Backend,
  operation: ModelOperation,
  onReply: (sentAt: number) => void,
  key = "",
): Client {
  const call = async <T>(
    pinned: Pinned | undefined,
    make: (by: Caller) => Promise<Result<T>>,
    isOpen = false,
  ): Promise<Result<T>> => {
    if (!page.isAlive) return never();
    const { signedIn } = device;
    if (pinned?.token !== undefined && pinned.token !== signedIn)
      return fail({ kind: "notSent", reason: "memberChanged" });
    if (signedIn === null && !isOpen) return fail(SIGNED_OUT);
    const sentAt = device.monotonic();
    const reply = await make(isOpen ? "visitor" : (signedIn ?? "visitor"));
    if (!page.isAlive) return never();
    await awake(device, page);
    if (!page.isAlive) return never();
    if (reply.ok || "status" in reply.error) onReply(sentAt);
    return reply;
  };
  const timeout = timeoutOf(operation);
  const order = (amount: number, pinned: Pinned | undefined) =>
    call(
      pinned,
      (by) => backend.receive({ by, key, amount, timeout, isPageOpen: () => page.isAlive }),
      operation === "register",
    );
  /** A call without input, and one with it. */
  const send = (pinned?: Pinned) => order(0, pinned);
  const sendInput = ({ amount = 0 }: { amount?: number }, pinned?: Pinned) =>
    order(Math.round(amount * 100), pinned);
  const slice = { code: "LUCKY", label: "Lucky", bgColor: "#000000", textColor: "#ffffff" };

  const client = {
    timeouts: { request: REQUEST_MS, upload: UPLOAD_MS },
    wallet: {
      get: (pinned?: Pinned) => call(pinned, backend.wallet),
      transfer: sendInput,
      transferAll: sendInput,
      // The operation takes everything: its amount counts for the schedule only.
      withdrawAll: sendInput,
      truelink: sendInput,
      uploadSlip: sendInput,
      activateGame: sendInput,
    },
    account: {
      profile: (pinned?: Pinned) => call<never>(pinned, async () => fail({ kind: "network" })),
      validate: (_input: unknown, pinned?: Pinned) => call(pinned, backend.validate, true),
      register: sendInput,
    },
    statement: {
      list: ({ page: number, limit }: PageInput, pinned?: Pinned) =>
        call(pinned, (by) => backend.statement(by, number, limit)),
      slips: ({ page: number, limit }: PageInput, pinned?: Pinned) =>
        call(pinned, (by) => backend.slips(by, number, limit)),
    },
    qrcode: {
      current: (_input: unknown, pinned?: Pinned) => call(pinned, backend.currentQr),
      create: sendInput,
      cancel: sendInput,
    },
    spinwheel: {
      setup: async (pinned?: Pinned) => {
        const read = await call(pinned, backend.wheel);
        return read.ok
          ? succeed({ result: { activeSpinwheel: null, userCoin: read.data.coins } })
          : read;
      },
      coupons: async (pinned?: Pinned) => {
        const read = await call(pinned, backend.wheel);
        return read.ok
          ? succeed([{ prize: { name: "Lucky", slice }, amount: read.data.coupons }])
          : read;
      },
      spin: send,
      claimCoupon: sendInput,
    },
    bonus: {
      checkActive: async (pinned?: Pinned) => {
        const read = await call(pinned, backend.isBonusActive);
        return read.ok ? succeed({ status: read.data }) : read;
      },
      list: async (pinned?: Pinned) => {
        const read = await call(pinned, backend.isBonusActive);
        return read.ok
          ? succeed([{ code: "DAILY", userBonus: { _id: "b-1", isActive: read.data } }])
          : read;
      },
      activate: sendInput,
      clear: send,
    },
    promotion: { activate: sendInput },
    invite: { receiveBonus: send },
    refund: { receive: send, addWallet: send },
  };
  return client as unknown as Client;
}
