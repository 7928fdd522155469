import type { ActiveBonus, BonusesView } from "@satang/headless/bonus";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Button } from "../../primitives/Button/index.ts";
import { CheckIcon } from "../../primitives/Icon/index.ts";
import { Progress } from "../../primitives/Progress/index.ts";
import { classNames } from "../../styles/class-names.ts";
import { walletGround } from "../../styles/wallet-ground.css.ts";
import { numbersIn } from "../../text/numbers-in.ts";
import { wholeNumbers } from "../../text/whole-numbers.ts";
import { BonusBanner } from "./BonusBanner.tsx";
import * as styles from "./BonusFlow.css.ts";
import { useBonusWords } from "./use-bonus-words.ts";

/** Props of {@link ActiveBonusCard}. */
export type ActiveBonusCardProps = {
  readonly active: ActiveBonus;
  readonly bonuses: Pick<BonusesView, "balance" | "currency">;
  /** Opens the conditions of the bonus. */
  readonly onOpen: () => void;
  /** Asks whether to cancel it. */
  readonly onCancel: () => void;
  readonly pictureOrigins?: readonly string[] | undefined;
};

/** The bonus in use: its type, its turnover, and the button that cancels it. */
export function ActiveBonusCard(props: ActiveBonusCardProps) {
  const { active, bonuses, onOpen, onCancel, pictureOrigins } = props;
  const { t, format } = useI18n();
  const words = useBonusWords();
  const { offer, turnover, type } = active;
  const { balance, currency } = bonuses;
  const name = words.activeName(active);
  const typeName = words.typeName(type);
  // The bonus wallet names it too, and a service may name a bonus after its type.
  const isTypeNamed = balance !== null || typeName === name;
  const banner = (
    <>
      <BonusBanner offer={offer} pictureOrigins={pictureOrigins} />
      <span className={styles.tags.current}>
        <CheckIcon size={14} />
        <span>{t("bonus.card.current")}</span>
      </span>{" "}
      <strong className={styles.name}>{numbersIn(name)}</strong>{" "}
      {!isTypeNamed && <span className={styles.detail}>{typeName}</span>}{" "}
      <span className={styles.detail}>{offer && wholeNumbers(words.receivedAt(offer))}</span>
    </>
  );
  return (
    <li
      className={classNames(styles.card, styles.current)}
      data-part="bonus-card"
      data-state="current"
    >
      {offer ? (
        <button
          type="button"
          className={classNames(walletGround, styles.pressable, styles.upper)}
          onClick={onOpen}
        >
          {banner}
        </button>
      ) : (
        <div className={classNames(walletGround, styles.still, styles.upper)}>{banner}</div>
      )}
      <div className={styles.body}>
        {turnover && (
          <Progress
            label={t("bonus.turnover.title")}
            value={turnover.played}
            max={turnover.required}
            valueText={t("bonus.turnover.value", {
              played: format.money(turnover.played, currency),
              required: format.moneyWithUnit(turnover.required, currency),
            })}
          />
        )}
        <div className={styles.foot}>
          <span>
            {turnover &&
              wholeNumbers(
                t("bonus.turnover.left", {
                  amount: format.moneyWithUnit(turnover.left, currency),
                }),
              )}
          </span>
          <Button
            variant="text"
            size="small"
            data-part="cancel"
            tone="critical"
            className={styles.cancel}
            onClick={onCancel}
          >
            {t("bonus.cancel")}
          </Button>
        </div>
      </div>
    </li>
  );
}
