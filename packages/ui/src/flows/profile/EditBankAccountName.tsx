import type { UseBankAccountName } from "@satang/headless/profile";
import { useUpperCase } from "@satang/headless/register";
import { type FormEvent, useState } from "react";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Button } from "../../primitives/Button/index.ts";
import { Dialog } from "../../primitives/Dialog/index.ts";
import { Notice } from "../../primitives/Notice/index.ts";
import { Stack } from "../../primitives/Stack/index.ts";
import { TextField } from "../../primitives/TextField/index.ts";

/** Props of {@link EditBankAccountName}. */
export type EditBankAccountNameProps = {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly bankAccountName: UseBankAccountName;
};

/** The modal that fixes the name of the member's own bank account: Latin letters and spaces, upper case while typing. */
export function EditBankAccountName({
  open,
  onOpenChange,
  bankAccountName: { bankCode, text, setText, problem, isSaving, error, save },
}: EditBankAccountNameProps) {
  const { t, errorText } = useI18n();
  const [attempted, setAttempted] = useState(false);
  const upperCase = useUpperCase(setText);
  const isShown = problem === "latinOnly" ? text !== "" : attempted;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setAttempted(true);
    save();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      dismiss={isSaving ? "none" : "explicit"}
      title={t("deposit.fixName.title")}
      description={t("deposit.fixName.text", { bank: bankCode ?? "" })}
    >
      <form onSubmit={onSubmit} noValidate>
        <Stack gap={4}>
          <TextField
            {...upperCase}
            label={t("deposit.fixName.name")}
            value={text}
            readOnly={isSaving}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            error={
              problem !== null && isShown
                ? t(problem === "required" ? "errors.form.requiredField" : "errors.form.latinOnly")
                : undefined
            }
          />
          {error && (
            <Notice tone="critical" live="assertive">
              {errorText(error)}
            </Notice>
          )}
          <Button type="submit" width="fill" loading={isSaving}>
            {t("common.action.save")}
          </Button>
        </Stack>
      </form>
    </Dialog>
  );
}
