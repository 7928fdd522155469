"use client";

import type { LimitEffect, OwnLimitName } from "@satang/headless/protection";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { useToast } from "../../primitives/Toast/index.ts";
import { FlowSheet } from "../frame/FlowSheet.tsx";
import type { FlowModalProps } from "../money/flow-modal.types.ts";
import { WhenOpened } from "../money/WhenOpened.tsx";
import { DepositLimitForm } from "./DepositLimitForm.tsx";
import { TimeLimitForm } from "./TimeLimitForm.tsx";
import { useProtectionWords } from "./use-protection-words.ts";

/** Props of {@link OwnLimitFlow}. */
export type OwnLimitFlowProps = FlowModalProps & {
  /** The limit to change. */
  readonly limit: OwnLimitName;
};

function OwnLimitSheet({ open, onOpenChange, limit }: OwnLimitFlowProps) {
  const { t } = useI18n();
  const toast = useToast();
  const words = useProtectionWords();
  const report = (effect: LimitEffect | null) => {
    const text =
      effect?.kind === "later"
        ? t("protection.limit.savedFrom", { moment: words.moment(effect.from) })
        : t("protection.limit.savedNow");
    toast.show(text, { tone: "positive" });
  };
  const onSaved = (effect: LimitEffect | null) => {
    report(effect);
    onOpenChange(false, { reason: "done" });
  };
  const Form = limit === "deposit" ? DepositLimitForm : TimeLimitForm;
  return (
    <FlowSheet
      open={open}
      onOpenChange={onOpenChange}
      title={t(`protection.limit.${limit}Title`)}
      description={t(`protection.limit.${limit}Text`)}
      dismiss="explicit"
    >
      <Form onSaved={onSaved} onSavedLater={report} />
    </FlowSheet>
  );
}

/**
 * Changes the member's own limit for the deposits or the time of a day: a tighter one counts at once, a looser one after a
 * day. Needs a `ToastProvider` around it.
 *
 * @example
 * <OwnLimitFlow limit="deposit" open={open} onOpenChange={setOpen} />
 */
export const OwnLimitFlow = (props: OwnLimitFlowProps) => (
  <WhenOpened {...props}>
    <OwnLimitSheet {...props} />
  </WhenOpened>
);
