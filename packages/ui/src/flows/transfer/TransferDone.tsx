import { type Holding, WALLET_ACCOUNT } from "@satang/headless/money";
import { useLazyModule } from "@satang/headless/provider";
import type { ReceiptSource } from "@satang/headless/receipt";
import type { TransferOrder, TransferView } from "@satang/headless/transfer";
import { type ReactNode, useRef } from "react";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Button } from "../../primitives/Button/index.ts";
import { PlayIcon, StatementIcon, SuccessIcon } from "../../primitives/Icon/index.ts";
import { Money } from "../../primitives/Money/index.ts";
import { keptValue } from "../../text/kept-value.ts";
import { wholeNumbers } from "../../text/whole-numbers.ts";
import { AccountMark } from "../moment/AccountMark.tsx";
import { FlowMoment } from "../moment/FlowMoment.tsx";
import { MomentEnds } from "../moment/MomentEnds.tsx";
import { useAccountName } from "../money/use-account-name.ts";
import { useAmountInWords } from "../money/use-amount-in-words.ts";
import { Shown } from "../reports/Shown.tsx";
import { TransferBalances } from "./TransferBalances.tsx";
import * as styles from "./TransferDone.css.ts";
import { lazyTransferArt } from "./transfer-art.lazy.ts";
import { holdingOf, TRANSFER_ENDS } from "./transfer-ends.rules.ts";

/** A transfer that was done. */
export type DoneTransfer = {
  readonly order: TransferOrder;
  readonly receipt: ReceiptSource;
  /** The accounts as they were read before it was sent. */
  readonly before: readonly Holding[];
};

/** Props of {@link TransferDone}. */
export type TransferDoneProps = {
  readonly open: boolean;
  readonly transfer: TransferView;
  readonly done: DoneTransfer;
  /** The transfer in words, which are announced. */
  readonly words: ReactNode;
  /** Opens a game; without it there is no button. */
  readonly onPlay?: ((code: string) => void) | undefined;
  /** Opens the receipt; without it there is no button. */
  readonly onReceipt?: (() => void) | undefined;
  /** Called when it is rendered. */
  readonly onShown: () => void;
  /** Called when the member has read it. */
  readonly onRead: () => void;
};

/** The alert about a transfer that was done (money.txt §4): the coin travels, then the amount and both new balances. */
export function TransferDone(props: TransferDoneProps) {
  const { open, transfer, done, words, onPlay, onReceipt, onShown, onRead } = props;
  const { t, format } = useI18n();
  const amountInWords = useAmountInWords();
  const nameOf = useAccountName();
  const close = useRef<HTMLButtonElement>(null);
  // The alert is complete without its drawing.
  const { module: Art } = useLazyModule(lazyTransferArt);
  const { order, receipt, before } = done;
  const { accounts, currency, stop } = transfer;
  const game = nameOf(order.to);
  const canPlay = onPlay && order.to !== WALLET_ACCOUNT && stop === null;
  const leaveTo = (next: () => void) => () => {
    onRead();
    next();
  };
  const time = t("transfer.done.time", { time: format.time(receipt.createdAt) });
  const inWords = amountInWords(order.amount, currency);
  return (
    <FlowMoment
      open={open}
      onOpenChange={(next) => void (next || onRead())}
      title={t("transfer.done.title")}
      description={words}
      initialFocus={close}
      hero={
        <>
          {Art && <Art />}
          <MomentEnds
            ends={TRANSFER_ENDS.map((end) => ({
              key: end,
              picture: (
                <AccountMark
                  code={order[end]}
                  account={holdingOf(accounts, order[end])}
                  size="hero"
                />
              ),
              name: nameOf(order[end]),
              isWord: order[end] === WALLET_ACCOUNT,
            }))}
            isLanded
          />
        </>
      }
      footer={
        <>
          {canPlay && (
            <Button
              width="fill"
              startIcon={<PlayIcon size={18} className={styles.play} />}
              onClick={leaveTo(() => onPlay(order.to))}
            >
              {keptValue(t("transfer.done.play", { game }), game)}
            </Button>
          )}
          {onReceipt && (
            <Button
              variant="outline"
              width="fill"
              className={styles.receipt}
              startIcon={<StatementIcon size={18} />}
              onClick={leaveTo(onReceipt)}
            >
              {t("receipt.open")}
            </Button>
          )}
          <Button
            ref={close}
            variant={canPlay ? "text" : "accent"}
            width="fill"
            className={canPlay ? styles.close : styles.next}
            onClick={onRead}
          >
            {t("transfer.done.close")}
          </Button>
        </>
      }
    >
      <Shown onShown={onShown} />
      <div className={styles.words}>
        <span className={styles.title}>
          <SuccessIcon size={22} />
          <span>{t("transfer.done.title")}</span>
        </span>
        <Money amount={order.amount} currency={currency} size="hero" data-part="moment-amount" />
        <p className={styles.details}>{wholeNumbers(inWords ? `${inWords} · ${time}` : time)}</p>
      </div>
      <TransferBalances order={order} before={before} accounts={accounts} nameOf={nameOf} />
    </FlowMoment>
  );
}
