"use client";

import { type QrProvider, useQrDeposit } from "@satang/headless/deposit";
import type { ReceiptSource } from "@satang/headless/receipt";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { MomentSheet } from "../moment/MomentSheet.tsx";
import { type MoneyFlowProps, useOutcomes } from "../money/use-outcomes.ts";
import { WhenOpened } from "../money/WhenOpened.tsx";
import { StopNotice } from "../protection/StopNotice.tsx";
import { QrPanel } from "./QrPanel.tsx";

/** Props of {@link QrDepositFlow}. */
export type QrDepositFlowProps = MoneyFlowProps & {
  /** Who makes the QR. */
  readonly provider: QrProvider;
  /** Who is paid, for the saved picture of the QR. */
  readonly payee?: string | undefined;
  /** Opens the receipt of a credit; without it, no receipt is offered. */
  readonly onReceipt?: ((source: ReceiptSource) => void) | undefined;
  /** Leads to the games, from a credit; without it, there is no button for it. It is not offered during a break. */
  readonly onPlay?: (() => void) | undefined;
};

function QrDepositSheet(props: QrDepositFlowProps) {
  const { provider, payee, onReceipt, onPlay, open, onOpenChange } = props;
  const { t } = useI18n();
  const close = () => onOpenChange(false, { reason: "itemPress" });
  const deposit = useQrDeposit({ provider, inView: open });
  const { isEntering, qr, stop } = deposit;
  return (
    <MomentSheet
      isMoment={deposit.state === "credited"}
      open={open}
      onOpenChange={onOpenChange}
      dismiss="explicit"
      title={t(qr ? "deposit.qr.title" : "deposit.title")}
    >
      {isEntering && stop ? (
        <StopNotice stop={stop} />
      ) : (
        <QrPanel
          deposit={deposit}
          payee={payee}
          onDone={close}
          onReceipt={onReceipt}
          onPlay={onPlay}
        />
      )}
    </MomentSheet>
  );
}

/**
 * Deposit by QR alone, without the choice of a way: amount, QR, time left, and the credit when it arrives. It makes no
 * call for accounts. Closing it loses nothing: the QR is there again when it opens.
 *
 * @example
 * <QrDepositFlow provider="KBANK" presentation="inline" open={open} onOpenChange={setOpen} />
 */
export function QrDepositFlow(props: QrDepositFlowProps) {
  const onOpenChange = useOutcomes("deposit", props);
  return (
    <WhenOpened {...props}>
      <QrDepositSheet {...props} onOpenChange={onOpenChange} />
    </WhenOpened>
  );
}
