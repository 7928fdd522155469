import type { Satang } from "@satang/core";
import { WALLET_ACCOUNT } from "@satang/headless/money";
import { usePlayStop } from "@satang/headless/protection";
import { type ReceiptSource, useReceiptOfOrder } from "@satang/headless/receipt";
import type { MouseEvent } from "react";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Button } from "../../primitives/Button/index.ts";
import { Heading } from "../../primitives/Heading/index.ts";
import { PlayIcon, StatementIcon } from "../../primitives/Icon/index.ts";
import { Money } from "../../primitives/Money/index.ts";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/index.ts";
import { classNames } from "../../styles/class-names.ts";
import { wholeNumbers } from "../../text/whole-numbers.ts";
import { pinned } from "../frame/pinned.css.ts";
import { useMoneyFormat } from "../money/use-money-format.ts";
import { ArrivalHero } from "./ArrivalHero.tsx";
import { ArrivedBalance } from "./ArrivedBalance.tsx";
import * as styles from "./Credited.css.ts";
import { useLightVibration } from "./use-light-vibration.ts";

/** Props of {@link Credited}. */
export type CreditedProps = {
  /** The amount that was credited; `null` when the service does not say it. */
  readonly amount: Satang | null;
  /** Called when the member has seen it. */
  readonly onDone: () => void;
  /** Called when the member deposits once more; without it there is no button. */
  readonly onAgain?: (() => void) | undefined;
  /** The credit, when its row is known. @default the receipt of an order that was just executed */
  readonly receipt?: ReceiptSource | undefined;
  /** Opens the receipt; without it there is no button. */
  readonly onReceipt?: ((source: ReceiptSource) => void) | undefined;
  /** Leads to the games; without it there is no button. It is not offered during a break. */
  readonly onPlay?: (() => void) | undefined;
  /** Whether a press still belongs to the tap that sent the order. @default none does */
  readonly isSecondTap?: ((press: MouseEvent) => boolean) | undefined;
};

/** The money has arrived: how much, and the balance that counts up to its new value. */
export function Credited(props: CreditedProps) {
  const { amount, onDone, onAgain, onReceipt, onPlay, isSecondTap, receipt } = props;
  const { t } = useI18n();
  const { stop } = usePlayStop();
  const money = useMoneyFormat();
  const receiptOf = useReceiptOfOrder();
  useLightVibration();
  const canPlay = onPlay && stop === null;
  const leaveTo = (next?: () => void) => (press: MouseEvent) => {
    if (isSecondTap?.(press)) return;
    onDone();
    next?.();
  };
  return (
    <div className={styles.arrived}>
      <ArrivalHero />
      {/* The result is an alert, because not every screen reader announces a status that is rendered together with its
          text. */}
      <div className={styles.words} role="alert">
        <Heading level={3} size="lead">
          {t("deposit.qr.credited.title")}
        </Heading>
        {amount !== null && (
          <>
            <Money
              amount={amount}
              currency={money.currency}
              sign="plus"
              size="hero"
              tone="positive"
              aria-hidden="true"
            />
            <VisuallyHidden>
              {wholeNumbers(t("deposit.qr.credited.text", { amount: money.exact(amount) }))}
            </VisuallyHidden>
          </>
        )}
      </div>
      <ArrivedBalance />
      <div className={classNames(styles.buttons, pinned)}>
        {canPlay ? (
          <Button
            type="button"
            width="fill"
            startIcon={<PlayIcon size={18} className={styles.play} />}
            onClick={leaveTo(onPlay)}
          >
            {t("deposit.qr.credited.play")}
          </Button>
        ) : (
          <Button width="fill" onClick={leaveTo()}>
            {t("deposit.qr.credited.done")}
          </Button>
        )}
        {onReceipt && amount !== null && (
          <Button
            type="button"
            variant={canPlay ? "text" : "outline"}
            width="fill"
            startIcon={<StatementIcon size={18} />}
            onClick={leaveTo(() => {
              const order = { kind: "deposit", amount, from: null, to: WALLET_ACCOUNT } as const;
              onReceipt(receipt ?? receiptOf({ ...order, reference: null }));
            })}
          >
            {t("receipt.open")}
          </Button>
        )}
        {onAgain && (
          <Button
            type="button"
            variant="text"
            width="fill"
            onClick={(press) => void (isSecondTap?.(press) || onAgain())}
          >
            {t("deposit.qr.credited.again")}
          </Button>
        )}
      </div>
    </div>
  );
}
