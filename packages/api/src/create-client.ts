import { accountCalls } from "./areas/account.calls.ts";
import { autoLoginCalls } from "./areas/auto-login.calls.ts";
import { bonusCalls } from "./areas/bonus.calls.ts";
import { chatCalls } from "./areas/chat.calls.ts";
import { inviteCalls } from "./areas/invite.calls.ts";
import { lookupCalls } from "./areas/lookup.calls.ts";
import { otpCalls } from "./areas/otp.calls.ts";
import { promotionCalls } from "./areas/promotion.calls.ts";
import { qrcodeCalls } from "./areas/qrcode.calls.ts";
import { refundCalls } from "./areas/refund.calls.ts";
import { sessionCalls } from "./areas/session.calls.ts";
import { spinwheelCalls } from "./areas/spinwheel.calls.ts";
import { statementCalls } from "./areas/statement.calls.ts";
import { walletCalls } from "./areas/wallet.calls.ts";
import { createCall } from "./call/call.ts";
import type { ClientOptions } from "./call/client-options.ts";
import { createContext } from "./call/context.ts";
import type { ServerClock } from "./clock/clock.ts";

/** Every call of the contract, grouped by area. No method throws; each resolves to `Result<T>`. */
export type Client = {
  /** Address of the backend without a last slash, absolute on a page. */
  readonly baseUrl: string;
  /** Server time, computed from replies. */
  readonly clock: ServerClock;
  /** How long a call may take, ms. */
  readonly timeouts: { readonly request: number; readonly upload: number };
  readonly account: ReturnType<typeof accountCalls>;
  readonly autoLogin: ReturnType<typeof autoLoginCalls>;
  readonly bonus: ReturnType<typeof bonusCalls>;
  readonly chat: ReturnType<typeof chatCalls>;
  readonly invite: ReturnType<typeof inviteCalls>;
  readonly lookup: ReturnType<typeof lookupCalls>;
  readonly otp: ReturnType<typeof otpCalls>;
  readonly promotion: ReturnType<typeof promotionCalls>;
  readonly qrcode: ReturnType<typeof qrcodeCalls>;
  readonly refund: ReturnType<typeof refundCalls>;
  readonly session: ReturnType<typeof sessionCalls>;
  readonly spinwheel: ReturnType<typeof spinwheelCalls>;
  readonly statement: ReturnType<typeof statementCalls>;
  readonly wallet: ReturnType<typeof walletCalls>;
};

/**
 * Creates a client. Throws a TypeError when `baseUrl` is not an address or `operations` is not from `defineOperations`; no method of the client throws.
 *
 * @example
 * const client = createClient({ baseUrl: "https://wallet.satang.example", getToken: () => store.read() });
 * const wallet = await client.wallet.get();
 * if (wallet.ok) show(wallet.data.wallet.amount);
 */
export const createClient = (options: ClientOptions): Client => {
  const context = createContext(options);
  const call = createCall(context);
  return {
    baseUrl: context.baseUrl,
    clock: context.clock,
    timeouts: context.timeouts,
    account: accountCalls(call),
    autoLogin: autoLoginCalls(call),
    bonus: bonusCalls(call),
    chat: chatCalls(call),
    invite: inviteCalls(call),
    lookup: lookupCalls(call),
    otp: otpCalls(call),
    promotion: promotionCalls(call),
    qrcode: qrcodeCalls(call),
    refund: refundCalls(call),
    session: sessionCalls(call),
    spinwheel: spinwheelCalls(call),
    statement: statementCalls(call),
    wallet: walletCalls(call),
  };
};
