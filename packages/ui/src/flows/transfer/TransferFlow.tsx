"use client";

import { useI18n } from "../../i18n/I18nProvider.tsx";
import { LazyFlow } from "../money/LazyFlow.tsx";
import { useOutcomes } from "../money/use-outcomes.ts";
import type { TransferFlowProps } from "./transfer-flow.types.ts";
import { lazyTransferSheet } from "./transfer-sheet.lazy.ts";

/**
 * Moves money between the wallet and the games. It closes and an alert follows when done, an error dialog when it failed
 * (money.txt §4); a lost reply is looked up, and its outcome is reported, also after a reload.
 *
 * @example
 * <TransferFlow open={open} onOpenChange={setOpen} defaultTo="PGSLOT" />
 */
export function TransferFlow(props: TransferFlowProps) {
  const { t } = useI18n();
  const onOpenChange = useOutcomes("transfer", props);
  const flow = { ...props, onOpenChange };
  return <LazyFlow part={lazyTransferSheet} title={t("transfer.title")} flow={flow} />;
}
