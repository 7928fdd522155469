import type { Call } from "../call/call.ts";
import type { CallOptions } from "../contract/call-options.types.ts";
import type { Body } from "../contract/operation.types.ts";

/** Registering and the member's own data (money.txt §7, journey.txt §3). */
export const accountCalls = (call: Call) => ({
  /** Validates the data of a registration without registering. Only reads. */
  validate: (input: Body<"accountValidate">, options?: CallOptions) =>
    call("accountValidate", { body: input }, options),
  /** Registers. */
  register: (input: Body<"accountRegister">, options?: CallOptions) =>
    call("accountRegister", { body: input }, options),
  /** The member's profile. */
  profile: (options?: CallOptions) => call("accountProfile", {}, options),
  /** Changes the profile. */
  updateProfile: (input: Body<"accountUpdateProfile">, options?: CallOptions) =>
    call("accountUpdateProfile", { body: input }, options),
  /** Corrects the bank account name. */
  updateBankAccountName: (input: Body<"accountUpdateBankAccountName">, options?: CallOptions) =>
    call("accountUpdateBankAccountName", { body: input }, options),
  /** Changes the password. */
  changePassword: (input: Body<"accountChangePassword">, options?: CallOptions) =>
    call("accountChangePassword", { body: input }, options),
});
