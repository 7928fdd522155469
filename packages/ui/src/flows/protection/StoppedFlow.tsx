"use client";

import { useProtection } from "@satang/headless/protection";
import { useWallet } from "@satang/headless/wallet";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Button } from "../../primitives/Button/index.ts";
import { Card } from "../../primitives/Card/index.ts";
import { Heading } from "../../primitives/Heading/index.ts";
import { PauseIcon, WalletIcon } from "../../primitives/Icon/index.ts";
import { Skeleton } from "../../primitives/Skeleton/index.ts";
import { Text } from "../../primitives/Text/index.ts";
import { classNames } from "../../styles/class-names.ts";
import { wholeNumbers } from "../../text/whole-numbers.ts";
import { FlowFrame } from "../frame/FlowFrame.tsx";
import type { FlowPartsProps } from "../frame/flow-frame.types.ts";
import { CalmBand } from "./CalmBand.tsx";
import { Fact } from "./Fact.tsx";
import { Helpline, type HelplineProps } from "./Helpline.tsx";
import * as styles from "./Protection.css.ts";
import { useStopWords } from "./use-stop-words.ts";

/** Props of {@link StoppedFlow}. */
export interface StoppedFlowProps extends FlowPartsProps {
  /** Called to withdraw: opens `WithdrawFlow`. */
  onWithdraw: () => void;
  /** Called to move money from a game to the wallet: opens `TransferFlow`. */
  onTransfer: () => void;
  /** Address of the statement. */
  statementHref: string;
  /** Address of the contact page. */
  contactHref: string;
  /** Somebody to talk to. @default none */
  helpline?: HelplineProps["helpline"];
}

/**
 * The screen in place of the games during a break, and when the time of the day is used up: until when, and what works
 * meanwhile. Withdrawing is the main action.
 *
 * @example
 * <StoppedFlow onWithdraw={openWithdraw} onTransfer={openTransfer} statementHref="/user/statement" contactHref="/user/contact" />
 */
export function StoppedFlow(props: StoppedFlowProps) {
  const {
    onWithdraw,
    onTransfer,
    statementHref,
    contactHref,
    helpline,
    classNames: own,
    slots,
  } = props;
  const { t, format } = useI18n();
  const { stop } = useProtection();
  const stopWords = useStopWords();
  const { wallet } = useWallet();
  if (!stop) return null;
  const { title, text } = stopWords(stop);
  return (
    <FlowFrame classNames={own} slots={slots}>
      <div
        className={classNames(styles.stopped, own?.root)}
        data-part="stopped"
        data-state={stop.kind}
      >
        <Card padding="none" elevation="raised">
          <CalmBand of="card" icon={<PauseIcon size={34} />} />
          <div className={classNames(styles.stoppedBody, own?.body)} data-part="body">
            <div className={styles.words}>
              <Heading level={1} className={own?.title} data-part="title">
                {wholeNumbers(title)}
              </Heading>
              <Text tone="muted">{wholeNumbers(text)}</Text>
            </div>
            <dl className={styles.facts}>
              <Fact icon={<WalletIcon size={20} />} name={t("protection.stop.balance")}>
                {wallet ? (
                  format.moneyWithUnit(wallet.total, wallet.currency)
                ) : (
                  <Skeleton width="88px" />
                )}
              </Fact>
            </dl>
            <Button width="fill" onClick={onWithdraw}>
              {t("protection.stop.withdraw")}
            </Button>
            <Button variant="outline" width="fill" onClick={onTransfer}>
              {t("protection.stop.toWallet")}
            </Button>
            <div className={styles.buttons}>
              <Button variant="text" width="fill" href={statementHref}>
                {t("protection.stop.statement")}
              </Button>
              <Button variant="text" width="fill" href={contactHref}>
                {t("protection.stop.contact")}
              </Button>
            </div>
          </div>
        </Card>
        <Helpline helpline={helpline} />
      </div>
    </FlowFrame>
  );
}
