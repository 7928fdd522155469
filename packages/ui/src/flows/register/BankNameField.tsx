import { type UseRegister, useUpperCase } from "@satang/headless/register";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { TextField } from "../../primitives/TextField/index.ts";
import { useField } from "./use-field.ts";

/** Props of {@link BankNameField}. */
export interface BankNameFieldProps {
  register: UseRegister;
  field: "firstName" | "lastName";
}

/** A name as the bank book holds it: upper case while typing. */
export function BankNameField({ register, field }: BankNameFieldProps) {
  const { t } = useI18n();
  const { onValueChange, ...rest } = useField(register)(field);
  const upperCase = useUpperCase(onValueChange);
  return (
    <TextField
      {...rest}
      {...upperCase}
      label={t(`register.bank.${field}`)}
      autoComplete={field === "firstName" ? "given-name" : "family-name"}
      autoCapitalize="characters"
      spellCheck={false}
    />
  );
}
