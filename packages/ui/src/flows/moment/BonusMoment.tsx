import { ZERO } from "@satang/core";
import type { ReceivedBonusView } from "@satang/headless/bonus";
import { usePlayStop } from "@satang/headless/protection";
import { useLazyModule } from "@satang/headless/provider";
import { useRef } from "react";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Button } from "../../primitives/Button/index.ts";
import { CheckIcon, PlayIcon } from "../../primitives/Icon/index.ts";
import { Money } from "../../primitives/Money/index.ts";
import { Progress } from "../../primitives/Progress/index.ts";
import { classNames } from "../../styles/class-names.ts";
import { wholeNumbers } from "../../text/whole-numbers.ts";
import { Shown } from "../reports/Shown.tsx";
import * as styles from "./BonusMoment.css.ts";
import { lazyBonusArt } from "./bonus-art.lazy.ts";
import { FlowMoment } from "./FlowMoment.tsx";

/** Props of {@link BonusMoment}. */
export type BonusMomentProps = {
  readonly open: boolean;
  /** Amount and turnover. */
  readonly received: Omit<ReceivedBonusView, "begin">;
  /** Name of the alert. @default "Saved" */
  readonly name?: string | undefined;
  /** Names the receipt: "Daily bonus claimed". */
  readonly title: string;
  /** Names the balance: "Added to your bonus balance". */
  readonly added: string;
  /** Both in one sentence, which is announced. */
  readonly text: string;
  /** Leads to the games; without it there is no button, and none during a break. */
  readonly onPlay?: (() => void) | undefined;
  /** Opens the conditions; without it there is no button. */
  readonly onConditions?: (() => void) | undefined;
  /** Called when it is rendered. */
  readonly onShown: () => void;
  /** Called when the member has read it. */
  readonly onRead: () => void;
};

const CLOSE = "button[data-part=close]";

/** The alert after a bonus, a promotion or a coupon was received (journey.txt §7, §8): coins fall, then the amount. */
export function BonusMoment(props: BonusMomentProps) {
  const { open, received, name, title, added, text, onPlay, onConditions, onShown, onRead } = props;
  const { t } = useI18n();
  const close = useRef<HTMLButtonElement | null>(null);
  // The alert is complete without its drawing.
  const { module: Art } = useLazyModule(lazyBonusArt);
  const { stop } = usePlayStop();
  const { amount, isReading, currency } = received;
  const canPlay = onPlay && stop === null;
  const leaveTo = (next: () => void) => () => {
    onRead();
    next();
  };
  return (
    <FlowMoment
      look={styles}
      open={open}
      onOpenChange={(next) => void (next || onRead())}
      title={name ?? t("profile.saved.title")}
      description={text}
      initialFocus={close}
      hero={Art && <Art />}
      footer={
        <>
          {canPlay ? (
            <Button
              width="fill"
              startIcon={<PlayIcon size={18} className={styles.play} />}
              onClick={leaveTo(onPlay)}
            >
              {t("bonus.received.play")}
            </Button>
          ) : (
            <Button width="fill" onClick={onRead}>
              {t("common.action.ok")}
            </Button>
          )}
          {onConditions && (
            <Button
              variant="text"
              width="fill"
              className={styles.conditions}
              onClick={leaveTo(onConditions)}
            >
              {t("bonus.received.conditions")}
            </Button>
          )}
        </>
      }
    >
      <Shown onShown={onShown} />
      <span
        // Enter closes the alert, and does not lead away from the page.
        ref={(part) => {
          close.current ??= part?.closest("[data-part=modal]")?.querySelector(CLOSE) ?? null;
        }}
        className={styles.saved}
        data-part="moment-saved"
      >
        <CheckIcon size={16} className={styles.tick} />
        <span>{t("profile.saved.title")}</span>
      </span>
      <p className={styles.title}>{title}</p>
      {(amount !== null || isReading) && (
        <Money
          amount={amount ?? ZERO}
          currency={currency}
          size="hero"
          sign="plus"
          className={classNames(styles.amount, amount === null && styles.unread)}
          data-part="moment-amount"
        />
      )}
      <p className={styles.added}>{added}</p>
      <Turnover {...received} />
    </FlowMoment>
  );
}

/** Bets that are required before the bonus can be withdrawn. Its place is kept until they are read. */
function Turnover({ turnover, currency }: BonusMomentProps["received"]) {
  const { t, format } = useI18n();
  if (turnover === null) return null;
  const { played, required, left } = turnover ?? { played: ZERO, required: ZERO, left: ZERO };
  return (
    <div
      className={classNames(styles.turnover, turnover === undefined && styles.unread)}
      data-part="moment-turnover"
      data-state={turnover ? "read" : "reading"}
    >
      <Progress
        label={t("bonus.turnover.title")}
        value={played}
        max={required}
        valueText={t("bonus.turnover.value", {
          played: format.shortMoney(played, currency),
          required: format.shortMoneyWithUnit(required, currency),
        })}
        className={styles.bar}
      />
      <span className={styles.left}>
        {wholeNumbers(
          t("bonus.received.turnover", { amount: format.shortMoneyWithUnit(left, currency) }),
        )}
      </span>
    </div>
  );
}
