import type { Failure } from "@satang/core";
import type { ButtonProps } from "../parts/element-props.ts";

/** The member's own data; `null` for what the service does not give. */
export type MemberDetails = {
  readonly id: string;
  readonly name: string;
  /** The phone number; read-only. */
  readonly username: string;
  /** ISO 8601 with offset. */
  readonly createdAt: string | null;
  readonly bankCode: string | null;
  /** The Thai name of the bank (money.txt §2). */
  readonly bankNameTH: string | null;
  readonly bankAccountName: string | null;
  readonly bankAccountNo: string | null;
};

/**
 * View that {@link useMemberDetails} returns.
 *
 * States:
 * - `loading`: nothing was read yet
 * - `ready`: `member` can be shown
 * - `readFailed`: see `readFailure`
 */
export type MemberDetailsView = {
  readonly state: "loading" | "ready" | "readFailed";
  /** `null` until it was read. */
  readonly member: MemberDetails | null;
  /** Why the profile could not be read; `null` otherwise. */
  readonly readFailure: Failure | null;
  /** A read is under way. */
  readonly isReading: boolean;
  readonly actions: {
    /** Reads again. */
    readonly retry: () => void;
  };
  /** For the button that reads again. */
  readonly getRetryProps: () => ButtonProps & { readonly "aria-disabled": true | undefined };
};
