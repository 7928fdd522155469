"use client";

import { useProtection } from "@satang/headless/protection";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { FlowSheet } from "../frame/FlowSheet.tsx";
import type { FlowModalProps } from "../money/flow-modal.types.ts";
import { WhenOpened } from "../money/WhenOpened.tsx";
import { BreakForm } from "./BreakForm.tsx";

/** Props of {@link BreakFlow}. */
export type BreakFlowProps = FlowModalProps;

function BreakSheet({ open, onOpenChange }: BreakFlowProps) {
  const { t } = useI18n();
  const { breakEnd } = useProtection();
  return (
    <FlowSheet
      open={open}
      onOpenChange={onOpenChange}
      title={t(breakEnd === null ? "protection.pause.title" : "protection.pause.extend")}
      description={t("protection.pause.text")}
      dismiss="explicit"
    >
      <BreakForm onDone={() => onOpenChange(false, { reason: "done" })} />
    </FlowSheet>
  );
}

/**
 * Begins a break of a day to six weeks, or makes it longer. It can't be ended early.
 *
 * @example
 * <BreakFlow open={open} onOpenChange={setOpen} />
 */
export const BreakFlow = (props: BreakFlowProps) => (
  <WhenOpened {...props}>
    <BreakSheet {...props} />
  </WhenOpened>
);
