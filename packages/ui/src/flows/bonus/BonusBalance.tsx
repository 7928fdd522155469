import type { BonusesView } from "@satang/headless/bonus";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { LockIcon } from "../../primitives/Icon/index.ts";
import { Waves } from "../../primitives/Waves/index.ts";
import { bonusGround } from "../../styles/bonus-ground.css.ts";
import { classNames } from "../../styles/class-names.ts";
import { Balance } from "../wallet/Balance.tsx";
import * as styles from "./BonusFlow.css.ts";
import { useBonusWords } from "./use-bonus-words.ts";

/** The bonus wallet, and the type of the bonus in it; nothing without a bonus wallet (decision 35). */
export function BonusBalance({ bonuses }: { readonly bonuses: BonusesView }) {
  const { t } = useI18n();
  const { typeName } = useBonusWords();
  const { active, balance, currency } = bonuses;
  if (balance === null) return null;
  return (
    <section className={classNames(bonusGround, styles.balance)} aria-label={t("bonus.balance")}>
      <Waves className={styles.river} strength={0.5} />
      {active && (
        <span className={classNames(styles.tags.current, styles.inUse)}>
          {typeName(active.type)}
        </span>
      )}
      <Balance title={t("bonus.balance")} amount={balance} currency={currency} />
      <p className={styles.balanceHint}>
        {active && <LockIcon size={16} className={styles.hintIcon} />}
        <span>{t(active ? "bonus.locked" : "bonus.choose")}</span>
      </p>
    </section>
  );
}
