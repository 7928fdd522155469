import type { WithdrawFacts } from "@satang/headless/withdraw";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { LockIcon } from "../../primitives/Icon/index.ts";
import { Progress } from "../../primitives/Progress/index.ts";
import { bonusGround } from "../../styles/bonus-ground.css.ts";
import { classNames } from "../../styles/class-names.ts";
import { wholeNumbers } from "../../text/whole-numbers.ts";
import { useMoneyFormat } from "../money/use-money-format.ts";
import * as styles from "./WithdrawNotice.css.ts";

/** Props of {@link WithdrawNotice}. */
export type WithdrawNoticeProps = {
  readonly facts: WithdrawFacts;
  /** Whether the bonus fixes the amount to the whole balance. */
  readonly isLocked: boolean;
};

/** The meaning of the bonus in use for a withdrawal: the bets that it still requires, and that the amount is fixed. */
export function WithdrawNotice({ facts, isLocked }: WithdrawNoticeProps) {
  const { t, format } = useI18n();
  const money = useMoneyFormat();
  const { currency, turnover, turnoverLeft } = facts;
  if (turnoverLeft === null && !isLocked) return null;
  const left =
    turnoverLeft === null
      ? null
      : t("withdraw.turnoverLeft", { amount: money.short(turnoverLeft) });
  const played =
    turnover &&
    t("withdraw.turnover", {
      played: format.shortMoney(turnover.played, currency),
      required: format.shortMoney(turnover.required, currency),
    });
  return (
    <section className={classNames(bonusGround, styles.notice)} data-part="withdraw-notice">
      <div className={styles.head}>
        <span className={styles.lock} aria-hidden="true">
          <LockIcon size={20} />
        </span>
        <div>
          {left && <p className={styles.title}>{wholeNumbers(left)}</p>}
          {isLocked && (
            <p className={left ? styles.text : styles.title}>{wholeNumbers(t("withdraw.bonus"))}</p>
          )}
        </div>
      </div>
      {left && turnover && played && (
        <>
          <Progress
            className={styles.bar}
            label={wholeNumbers(left)}
            labelVisibility="hidden"
            value={turnover.played}
            max={turnover.required}
            valueText={played}
          />
          <p className={styles.played} aria-hidden="true">
            {wholeNumbers(played)}
          </p>
        </>
      )}
    </section>
  );
}
