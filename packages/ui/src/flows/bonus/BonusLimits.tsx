import type { BonusOffer } from "@satang/headless/bonus";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import * as styles from "./BonusFlow.css.ts";
import { useBonusWords } from "./use-bonus-words.ts";

/** How often a bonus can be received (decision 35); nothing for a type that the app does not know. */
export function BonusLimits({ offer }: { readonly offer: BonusOffer }) {
  const { t } = useI18n();
  const { typeName } = useBonusWords();
  const { left, maxReceived, type } = offer;
  if (type === null || left === null) return null;
  const facts = [
    [t("bonus.modal.type"), typeName(type)],
    [t("bonus.modal.most"), t(`bonus.modal.times.${type}`, { count: maxReceived })],
    [t(`bonus.modal.left.${type}`), t("bonus.modal.times.limit", { count: left })],
  ] as const;
  return (
    <dl className={styles.limits}>
      {facts.map(([name, value]) => (
        <div key={name} className={styles.limit}>
          <dt className={styles.limitName}>{name}</dt>
          <dd className={styles.limitValue}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
