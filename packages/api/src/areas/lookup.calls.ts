import type { Call } from "../call/call.ts";
import type { CallOptions } from "../contract/call-options.types.ts";

/** Reference data and flags (money.txt §7). Each method is one call, and all of them only read. */
export const lookupCalls = (call: Call) => ({
  /** Banks that a member can choose. */
  banks: (options?: CallOptions) => call("lookupBanks", {}, options),
  /** Accounts to pay into. */
  deposit: (options?: CallOptions) => call("lookupDeposit", {}, options),
  /** Conditions of use, as markup. */
  conditions: (options?: CallOptions) => call("lookupConditions", {}, options),
  /** Agreement that a newcomer accepts, as markup. */
  agreements: (options?: CallOptions) => call("lookupAgreements", {}, options),
  /** Name and website of the site. */
  info: (options?: CallOptions) => call("lookupInfo", {}, options),
  /** Notice shown with a bonus; holds `%percentFail%`. */
  notice: (options?: CallOptions) => call("lookupNotice", {}, options),
  /** How to reach support. */
  contact: (options?: CallOptions) => call("lookupContact", {}, options),
  /** Bounds of a withdrawal in baht. */
  withdraw: (options?: CallOptions) => call("lookupWithdraw", {}, options),
  /** Whether slips are accepted now. */
  slip: (options?: CallOptions) => call("lookupSlip", {}, options),
  /** The sources from which members know the site. */
  sources: (options?: CallOptions) => call("lookupSources", {}, options),
  /** Whether the site is active; ends as `gone` when it is terminated. */
  active: (options?: CallOptions) => call("lookupActive", {}, options),
  /** Whether registering needs a one-time code. */
  registerOtp: (options?: CallOptions) => call("lookupRegisterOtp", {}, options),
  /** Whether the chat widget is on. */
  enableChatWidget: (options?: CallOptions) => call("lookupEnableChatWidget", {}, options),
});
