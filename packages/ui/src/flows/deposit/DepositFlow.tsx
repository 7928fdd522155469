"use client";

import { useDeposit } from "@satang/headless/deposit";
import type { UseBankAccountNameOptions } from "@satang/headless/profile";
import type { ReceiptSource } from "@satang/headless/receipt";
import { useEffect } from "react";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { numbersIn } from "../../text/numbers-in.ts";
import { useBankName } from "../banks/use-bank-name.ts";
import { ReadFailure } from "../failures/ReadFailure.tsx";
import { FlowSkeleton } from "../frame/FlowSkeleton.tsx";
import { MomentSheet } from "../moment/MomentSheet.tsx";
import { type MoneyFlowProps, useOutcomes } from "../money/use-outcomes.ts";
import { useRefreshOnOpen } from "../money/use-refresh-on-open.ts";
import { WhenOpened } from "../money/WhenOpened.tsx";
import { DepositPanels } from "./DepositPanels.tsx";
import { loadDeposit } from "./deposit.lazy.ts";
import { isOfBank } from "./qr-provider.rules.ts";
import { useWayName } from "./use-way-name.ts";

/** Props of {@link DepositFlow}. */
export type DepositFlowProps = MoneyFlowProps & {
  /** Banks that accept Latin account names only. @default KTB, TMB, BBL */
  readonly latinOnly?: UseBankAccountNameOptions["latinOnly"];
  /** Opens the slip upload; without it, slips are not offered. */
  readonly onSlip?: (() => void) | undefined;
  /** Opens the receipt of a credit; without it, no receipt is offered. */
  readonly onReceipt?: ((source: ReceiptSource) => void) | undefined;
  /** Leads to the games, from a credit; without it, there is no button for it. It is not offered during a break. */
  readonly onPlay?: (() => void) | undefined;
};

/** The own account, then the ways to deposit. */
const SHAPES = [48, "30%", 72, 72, 72, 72, 72, 72, 72];

function DepositSheet({ latinOnly, onSlip, onReceipt, onPlay, ...props }: DepositFlowProps) {
  const { open, onOpenChange } = props;
  const { t } = useI18n();
  const bankName = useBankName();
  const close = () => onOpenChange(false, { reason: "itemPress" });
  const deposit = useDeposit({ inView: open });
  const { actions, readFailure, scanned, state, way, ways } = deposit;
  const nameOf = useWayName(ways);
  const description = () => {
    if (scanned && way?.kind === "qr" && isOfBank(way.provider))
      return t("deposit.qr.source", { bank: bankName(scanned).name });
    return way ? nameOf(way) : t("deposit.choose");
  };

  useRefreshOnOpen(open, actions.refresh);
  useEffect(loadDeposit, []);

  return (
    <MomentSheet
      isMoment={deposit.qr?.state === "credited"}
      open={open}
      onOpenChange={onOpenChange}
      dismiss="explicit"
      title={t(scanned ? "deposit.qr.title" : "deposit.title")}
      description={state === "ready" && !deposit.stop ? numbersIn(description()) : undefined}
    >
      {state === "loading" ? (
        <FlowSkeleton shapes={SHAPES} />
      ) : readFailure ? (
        <ReadFailure error={readFailure} onRetry={actions.retry} />
      ) : (
        <DepositPanels
          deposit={deposit}
          latinOnly={latinOnly}
          onSlip={onSlip}
          onDone={close}
          onReceipt={onReceipt}
          onPlay={onPlay}
        />
      )}
    </MomentSheet>
  );
}

/**
 * Deposit: the member's own account first, then a list of the ways to pay (decision 30), the one used last in front.
 * When the bank requires a Latin name, the member corrects it before an account is copied. While a QR is open, the sheet
 * shows that QR. Closing the sheet loses nothing: the QR is there again when it opens.
 *
 * @example
 * <DepositFlow open={open} onOpenChange={setOpen} />
 */
export function DepositFlow(props: DepositFlowProps) {
  const onOpenChange = useOutcomes("deposit", props);
  return (
    <WhenOpened {...props}>
      <DepositSheet {...props} onOpenChange={onOpenChange} />
    </WhenOpened>
  );
}
