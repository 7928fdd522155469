import type { Call } from "../call/call.ts";
import type { CallOptions, MoneyOptions } from "../contract/call-options.types.ts";
import type { Body, PathOf } from "../contract/operation.types.ts";
import type { UploadOptions } from "../upload/upload.types.ts";
import { type FileInput, formOf } from "./file-form.ts";

/** Wallet, game accounts and everything that moves money between them (money.txt §7). Amounts are baht. */
export const walletCalls = (call: Call) => ({
  /** Profile, bank account, balances and game accounts of the member. */
  get: (options?: CallOptions) => call("walletGet", {}, options),
  /** Reads every game balance again. */
  refreshSlots: (options?: CallOptions) => call("walletRefreshSlots", {}, options),
  /** Activates a game account. Changes something although it is a GET. */
  activateGame: (path: PathOf<"walletActivateGame">, options?: CallOptions) =>
    call("walletActivateGame", { path: { code: path.code } }, options),
  /** Credentials of a game account. */
  gameAccount: (path: PathOf<"walletGameAccount">, options?: CallOptions) =>
    call("walletGameAccount", { path: { code: path.code } }, options),
  /** Gives a game account a new password. Changes something although it is a GET. */
  resetGamePassword: (path: PathOf<"walletResetGamePassword">, options?: CallOptions) =>
    call("walletResetGamePassword", { path: { code: path.code } }, options),
  /** Deposits into the wallet. At least 2 baht. */
  add: (input: Body<"walletAdd">, options: MoneyOptions) =>
    call("walletAdd", { body: input }, options),
  /** Moves money between `"wallet"` and game accounts. At least 1 baht. */
  transfer: (input: Body<"walletTransfer">, options: MoneyOptions) =>
    call("walletTransfer", { body: input }, options),
  /** Moves the whole wallet to a game account. */
  transferAll: (input: Body<"walletTransferAll">, options: MoneyOptions) =>
    call("walletTransferAll", { body: input }, options),
  /** Withdraws from the wallet. */
  withdraw: (input: Body<"walletWithdraw">, options: MoneyOptions) =>
    call("walletWithdraw", { body: input }, options),
  /** Withdraws from the wallet, the full balance while a bonus is active: the call of the withdraw modal. */
  withdrawAll: (input: Body<"walletWithdrawAll">, options: MoneyOptions) =>
    call("walletWithdrawAll", { body: input }, options),
  /** Deposits a gift link. The link must be sealed; a link in plain text is never sent. */
  truelink: (input: Body<"walletTruelink">, options: MoneyOptions) =>
    call("walletTruelink", { body: input }, options),
  /** Uploads a transfer slip, which may credit money. PNG or JPEG, at most 10 MiB. */
  uploadSlip: (input: FileInput, options: UploadOptions & MoneyOptions) =>
    call("walletUploadSlip", { body: formOf(input) }, options),
});
