"use client";

import { useI18n } from "../../i18n/I18nProvider.tsx";
import { LazyFlow } from "../money/LazyFlow.tsx";
import { useOutcomes } from "../money/use-outcomes.ts";
import type { WithdrawFlowProps } from "./withdraw-flow.types.ts";
import { lazyWithdrawSheet } from "./withdraw-sheet.lazy.ts";

/**
 * Withdraws to the member's bank account, within the server's bounds. It closes and shows a toast
 * when accepted; a lost reply is looked up, and its outcome is reported, also after a reload.
 *
 * @example
 * <WithdrawFlow open={open} onOpenChange={setOpen} />
 */
export function WithdrawFlow(props: WithdrawFlowProps) {
  const { t } = useI18n();
  const onOpenChange = useOutcomes("withdraw", props);
  const flow = { ...props, onOpenChange };
  return <LazyFlow part={lazyWithdrawSheet} title={t("withdraw.title")} flow={flow} />;
}
