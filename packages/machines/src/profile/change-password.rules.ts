import { isBlank } from "@satang/core";

/** The typed values of the form that changes the password. */
export type PasswordValues = {
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly confirmation: string;
};

/** A field of the form that changes the password. */
export type PasswordField = keyof PasswordValues;

/** Why a password is not sent (money.txt §5). The server has the rule about its length. */
export type PasswordProblem = "required" | "passwordsDiffer";

/** The problems of the typed passwords, by field; empty when they can be sent. */
export function findPasswordProblems(
  values: PasswordValues,
): Readonly<Partial<Record<PasswordField, PasswordProblem>>> {
  const { oldPassword, newPassword, confirmation } = values;
  const differ = newPassword !== "" && confirmation !== "" && newPassword !== confirmation;
  return {
    // The old password may have been set elsewhere, by other rules.
    ...(oldPassword === "" && { oldPassword: "required" }),
    ...(isBlank(newPassword) && { newPassword: "required" }),
    ...(isBlank(confirmation) && { confirmation: "required" }),
    ...(differ && { confirmation: "passwordsDiffer" }),
  };
}
