"use client";

import { createLazyModule } from "@satang/headless/provider";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { LazyFlow } from "../money/LazyFlow.tsx";
import { useOutcomes } from "../money/use-outcomes.ts";
import type { WithdrawFlowProps } from "./withdraw-flow.types.ts";

const withdrawSheet = createLazyModule(
  async () => (await import("./WithdrawSheet.tsx")).WithdrawSheet,
);

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
  return <LazyFlow part={withdrawSheet} title={t("withdraw.title")} flow={flow} />;
}
