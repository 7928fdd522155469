import type { BankAccountNameView } from "@satang/headless/profile";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import type { OnOpenChange } from "../../overlay/open-change.types.ts";
import { Stack } from "../../primitives/Stack/index.ts";
import { TextField } from "../../primitives/TextField/index.ts";
import { useBankName } from "../banks/use-bank-name.ts";
import { FailureMessage } from "../failures/FailureMessage.tsx";
import { useInputError } from "../failures/use-input-error.ts";
import { useUnconfirmedText } from "../failures/use-unconfirmed-text.ts";
import { FlowDialog } from "../frame/FlowDialogs.tsx";
import { FlowForm } from "../frame/FlowForm.tsx";
import { FlowSubmit } from "../frame/FlowSubmit.tsx";

/** Props of {@link EditBankAccountName}. */
export type EditBankAccountNameProps = {
  readonly open: boolean;
  readonly onOpenChange: OnOpenChange;
  readonly bankAccountName: BankAccountNameView;
};

const INPUTS = ["accountName"] as const;

const problemTexts = {
  required: "errors.form.requiredField",
  latinOnly: "errors.form.latinOnly",
} as const;

/** The dialog that fixes the name of the member's own bank account. */
export function EditBankAccountName({
  open,
  onOpenChange,
  bankAccountName,
}: EditBankAccountNameProps) {
  const { t } = useI18n();
  const inputError = useInputError();
  const unconfirmed = useUnconfirmedText();
  const bankName = useBankName();
  const { state, bankNameTH, bankNameEN, shownProblem, error } = bankAccountName;
  const bank = bankNameTH === null ? "" : bankName({ bankNameTH, bankNameEN }).name;
  return (
    <FlowDialog
      open={open}
      onOpenChange={onOpenChange}
      dismiss={state === "saving" ? "none" : "explicit"}
      title={t("deposit.fixName.title")}
      description={t("deposit.fixName.text", { bank })}
    >
      <FlowForm {...bankAccountName.getFormProps()}>
        <Stack gap={4}>
          <TextField
            {...bankAccountName.getNameProps()}
            label={t("deposit.fixName.name")}
            error={shownProblem ? t(problemTexts[shownProblem]) : inputError(error, "accountName")}
          />
          {error && (
            <FailureMessage error={error} inputs={INPUTS}>
              {unconfirmed(error, bankAccountName.isUnanswered)}
            </FailureMessage>
          )}
          <FlowSubmit {...bankAccountName.getSubmitProps()} loading={state === "saving"}>
            {t("common.action.save")}
          </FlowSubmit>
        </Stack>
      </FlowForm>
    </FlowDialog>
  );
}
