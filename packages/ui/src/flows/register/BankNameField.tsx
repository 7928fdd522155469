import type { RegisterView } from "@satang/headless/register";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { TextField } from "../../primitives/TextField/index.ts";
import { useTextField } from "./use-field.ts";

/** Props of {@link BankNameField}. */
export interface BankNameFieldProps {
  register: RegisterView;
  field: "firstName" | "lastName";
}

/** A name as in the bank book, in upper case while typing. */
export function BankNameField({ register, field }: BankNameFieldProps) {
  const { t } = useI18n();
  const textField = useTextField(register);
  return <TextField {...textField(field)} label={t(`register.bank.${field}`)} />;
}
