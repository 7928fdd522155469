"use client";

import { useChangePassword, useMemberDetails } from "@satang/headless/profile";
import { useState } from "react";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { PasswordField } from "../../primitives/PasswordField/index.ts";
import { Stack } from "../../primitives/Stack/index.ts";
import { FailureMessage } from "../failures/FailureMessage.tsx";
import { useUnconfirmedText } from "../failures/use-unconfirmed-text.ts";
import { FlowForm } from "../frame/FlowForm.tsx";
import { FlowSheet } from "../frame/FlowSheet.tsx";
import type { FlowModalProps } from "../money/flow-modal.types.ts";
import { WhenOpened } from "../money/WhenOpened.tsx";
import { useReportToast } from "../reports/use-report-toast.ts";
import { SavedMessage } from "../success/SavedMessage.tsx";
import { FormButtons } from "./FormButtons.tsx";

/** Props of {@link ChangePasswordFlow}. */
export type ChangePasswordFlowProps = FlowModalProps;

const FIELDS = [
  ["oldPassword", "profile.password.old"],
  ["newPassword", "profile.password.new"],
  ["confirmation", "profile.password.confirmation"],
] as const;

function ChangePasswordSheet({ open, onOpenChange }: ChangePasswordFlowProps) {
  const { t } = useI18n();
  const unconfirmed = useUnconfirmedText(t("profile.password.unanswered"));
  const { member } = useMemberDetails();
  const report = useReportToast();
  const [isSaved, setSaved] = useState(false);
  const password = useChangePassword({
    onSaved: () => {
      setSaved(true);
      onOpenChange(false, { reason: "done" });
    },
    onSavedLater: () => void report(t("profile.saved.password")),
  });
  const { state, error, actions, problemOf } = password;
  const close: FlowModalProps["onOpenChange"] = (next, details) => {
    if (!next) actions.reset();
    onOpenChange(next, details);
  };
  return (
    <>
      <FlowSheet
        open={open}
        onOpenChange={close}
        title={t("profile.password.title")}
        dismiss={state === "saving" ? "none" : "explicit"}
      >
        <FlowForm {...password.getFormProps()} data-part="change-password">
          <Stack gap={4}>
            {/* A password manager saves the new password for this name. */}
            <input
              hidden
              readOnly
              type="text"
              name="username"
              autoComplete="username"
              value={member?.username ?? ""}
            />
            {FIELDS.map(([field, label]) => {
              const problem = problemOf(field);
              return (
                <PasswordField
                  key={field}
                  {...password.getFieldProps(field)}
                  label={t(label)}
                  error={problem ? t(`profile.problem.${problem}`) : undefined}
                />
              );
            })}
            {error && (
              <FailureMessage error={error}>
                {unconfirmed(error, password.isUnanswered)}
              </FailureMessage>
            )}
            <FormButtons
              saving={state === "saving"}
              onCancel={() => close(false, { reason: "itemPress" })}
              submit={password.getSubmitProps()}
            />
          </Stack>
        </FlowForm>
      </FlowSheet>
      <SavedMessage
        open={isSaved}
        onClose={() => setSaved(false)}
        text={t("profile.saved.password")}
      />
    </>
  );
}

/**
 * Changes the member's password. Typed passwords stay after a failure and are removed when it
 * closes.
 *
 * @example
 * <ChangePasswordFlow open={open} onOpenChange={setOpen} />
 */
export const ChangePasswordFlow = (props: ChangePasswordFlowProps) => (
  <WhenOpened {...props}>
    <ChangePasswordSheet {...props} />
  </WhenOpened>
);
