"use client";

import { type UseEditProfileOptions, useEditProfile } from "@satang/headless/profile";
import { useState } from "react";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Stack } from "../../primitives/Stack/index.ts";
import { TextField } from "../../primitives/TextField/index.ts";
import { BankSelect } from "../banks/BankSelect.tsx";
import { FailureMessage } from "../failures/FailureMessage.tsx";
import { useUnconfirmedText } from "../failures/use-unconfirmed-text.ts";
import { FlowForm } from "../frame/FlowForm.tsx";
import { FlowSheet } from "../frame/FlowSheet.tsx";
import type { FlowModalProps } from "../money/flow-modal.types.ts";
import { WhenOpened } from "../money/WhenOpened.tsx";
import { useReportToast } from "../reports/use-report-toast.ts";
import { SavedMessage } from "../success/SavedMessage.tsx";
import { FormButtons } from "./FormButtons.tsx";

/** Props of {@link EditProfileFlow}. */
export type EditProfileFlowProps = FlowModalProps & Pick<UseEditProfileOptions, "latinOnly">;

function EditProfileSheet({ open, onOpenChange, latinOnly }: EditProfileFlowProps) {
  const { t, errorText } = useI18n();
  const unconfirmed = useUnconfirmedText();
  const report = useReportToast();
  const [isSaved, setSaved] = useState(false);
  const profile = useEditProfile({
    latinOnly,
    onSaved: () => {
      setSaved(true);
      onOpenChange(false, { reason: "done" });
    },
    onSavedLater: () => void report(t("profile.saved.details")),
  });
  const { state, error, errorField, actions, getFieldProps, problemOf } = profile;
  const close: FlowModalProps["onOpenChange"] = (next, details) => {
    if (!next) actions.reset();
    onOpenChange(next, details);
  };
  const errorOf = (field: Parameters<typeof problemOf>[0]) => {
    const problem = problemOf(field);
    if (problem === "required") return { error: t(`profile.missing.${field}`) };
    if (problem) return { error: t(`profile.problem.${problem}`) };
    return error && errorField === field ? { error: errorText(error) } : {};
  };
  const { onChange: _, ...bank } = getFieldProps("bankCode");
  return (
    <>
      <FlowSheet
        open={open}
        onOpenChange={close}
        title={t("profile.edit.title")}
        description={t("profile.edit.text")}
        dismiss={state === "saving" ? "none" : "explicit"}
      >
        <FlowForm {...profile.getFormProps()} data-part="edit-profile">
          <Stack gap={4}>
            <TextField
              {...getFieldProps("name")}
              {...errorOf("name")}
              label={t("profile.edit.name")}
            />
            <BankSelect
              {...bank}
              {...errorOf("bankCode")}
              onValueChange={(code) => actions.change("bankCode", code)}
            />
            <TextField
              {...getFieldProps("bankAccountName")}
              {...errorOf("bankAccountName")}
              label={t("profile.accountName")}
            />
            <TextField
              {...getFieldProps("bankAccountNo")}
              {...errorOf("bankAccountNo")}
              label={t("profile.accountNo")}
            />
            {error && errorField === null && (
              <FailureMessage error={error}>
                {unconfirmed(error, profile.isUnanswered)}
              </FailureMessage>
            )}
            <FormButtons
              saving={state === "saving"}
              onCancel={() => close(false, { reason: "itemPress" })}
              submit={profile.getSubmitProps()}
            />
          </Stack>
        </FlowForm>
      </FlowSheet>
      <SavedMessage
        open={isSaved}
        onClose={() => setSaved(false)}
        text={t("profile.saved.details")}
      />
    </>
  );
}

/**
 * Changes the member's name and bank account. Typed values stay after a failure.
 *
 * @example
 * <EditProfileFlow open={open} onOpenChange={setOpen} />
 */
export const EditProfileFlow = (props: EditProfileFlowProps) => (
  <WhenOpened {...props}>
    <EditProfileSheet {...props} />
  </WhenOpened>
);
