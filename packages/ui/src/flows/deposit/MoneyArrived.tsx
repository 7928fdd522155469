"use client";

import { useAwaitedDeposit } from "@satang/headless/deposit";
import type { ReceiptSource } from "@satang/headless/receipt";
import { useEffect, useState } from "react";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { useToast } from "../../primitives/Toast/index.ts";
import { MomentSheet } from "../moment/MomentSheet.tsx";
import { useIsOccupied } from "../money/use-is-occupied.ts";
import { AWAITED_TOAST } from "./awaited-toast.ts";
import { Credited } from "./Credited.tsx";

/** Props of {@link MoneyArrived}. */
export type MoneyArrivedProps = {
  /** Opens the receipt of the credit; without it there is no button. */
  readonly onReceipt?: ((source: ReceiptSource) => void) | undefined;
  /** Leads to the games; without it there is no button. It is not offered during a break. */
  readonly onPlay?: (() => void) | undefined;
};

/**
 * Watches for the money of a QR that the member has paid, while it is rendered, and shows its arrival: never over another
 * modal, never while the member is typing (decision 42). For the home screen.
 *
 * @example
 * <MoneyArrived onReceipt={openReceipt} onPlay={openGames} />
 */
export function MoneyArrived({ onReceipt, onPlay }: MoneyArrivedProps) {
  const { t } = useI18n();
  const { arrived, actions } = useAwaitedDeposit();
  const isOccupied = useIsOccupied();
  const [shown, setShown] = useState<ReceiptSource | null>(null);
  if (arrived && !isOccupied && shown !== arrived) setShown(arrived);
  const { dismiss } = useToast();
  useEffect(() => {
    if (shown) dismiss(AWAITED_TOAST);
  }, [dismiss, shown]);
  if (!arrived || shown !== arrived) return null;
  return (
    <MomentSheet
      isMoment
      open
      onOpenChange={(open) => void (open || actions.close())}
      title={t("deposit.qr.credited.title")}
      dismiss="explicit"
    >
      <Credited
        amount={arrived.amount}
        receipt={arrived}
        onDone={actions.close}
        onReceipt={onReceipt}
        onPlay={onPlay}
      />
    </MomentSheet>
  );
}
