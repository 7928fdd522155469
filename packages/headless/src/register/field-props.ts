import type { RegisterField } from "@satang/machines/register";
import type { RegisterFieldProps } from "./register.view.ts";

type InputPurpose = Pick<
  RegisterFieldProps,
  "type" | "inputMode" | "autoComplete" | "autoCapitalize" | "spellCheck"
>;

const bankName: InputPurpose = { autoCapitalize: "characters", spellCheck: false };

/** The fields that are lists. */
export const isListed = (field: RegisterField): boolean =>
  field === "source" || field === "currency" || field === "bankCode";

/** Attributes for the on-screen keyboard and the password manager, for each field. */
export const inputPurposes: Readonly<Partial<Record<RegisterField, InputPurpose>>> = {
  phone: { type: "tel", inputMode: "tel", autoComplete: "tel-national" },
  otpCode: { inputMode: "numeric", autoComplete: "one-time-code" },
  name: { autoComplete: "name" },
  password: { type: "password", autoComplete: "new-password" },
  confirmation: { type: "password", autoComplete: "new-password" },
  inviteCode: { autoComplete: "off", autoCapitalize: "characters", spellCheck: false },
  accountNo: { inputMode: "numeric", autoComplete: "off" },
  firstName: { ...bankName, autoComplete: "given-name" },
  lastName: { ...bankName, autoComplete: "family-name" },
};
