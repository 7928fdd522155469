import type { BonusesView } from "@satang/headless/bonus";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { EmptyState } from "../../primitives/EmptyState/index.ts";
import { PromotionIcon } from "../../primitives/Icon/index.ts";
import { Hint } from "../hint/Hint.tsx";
import type { FlowModalProps } from "../money/flow-modal.types.ts";
import { PromotionFlow } from "../promotion/PromotionFlow.tsx";
import { ActiveBonusCard } from "./ActiveBonusCard.tsx";
import { BonusBalance } from "./BonusBalance.tsx";
import { BonusCard } from "./BonusCard.tsx";
import * as styles from "./BonusFlow.css.ts";

/** Props of {@link BonusScreen}. */
export type BonusScreenProps = {
  readonly bonuses: BonusesView;
  /** Opens a bonus. */
  readonly onBonus: (code: string) => void;
  /** Asks whether to cancel the bonus in use. */
  readonly onCancel: () => void;
  /** The modal of a promotion. */
  readonly promotion: FlowModalProps;
  /** Called when a code is searched: open the modal. */
  readonly onFind: () => void;
  /** Called when a promotion was received. */
  readonly onPromotion: (sentAt: number | null) => Promise<void>;
  readonly pictureOrigins?: readonly string[] | undefined;
};

/** Content of the bonus screen once it was read: wallet, promotion code, and the cards. */
export function BonusScreen(props: BonusScreenProps) {
  const { bonuses, onBonus, onCancel, promotion, onFind, onPromotion, pictureOrigins } = props;
  const { t, format } = useI18n();
  const { active, currency, minimum, offers } = bonuses;
  const others = offers.filter(({ status }) => status !== "current");
  // The modal stays when a bonus that was activated elsewhere made the service refuse: it says so.
  const canEnterCode = !active || promotion.open;
  const isEmpty = offers.length === 0 && !active;
  return (
    <>
      <BonusBalance bonuses={bonuses} />
      {canEnterCode ? (
        <PromotionFlow {...promotion} onFind={onFind} onReceived={onPromotion} />
      ) : (
        <p className={styles.codeLater}>
          <PromotionIcon size={20} />
          <span>{t("bonus.codeLater")}</span>
        </p>
      )}
      {isEmpty ? (
        <EmptyState title={t("bonus.empty.title")} text={t("bonus.empty.text")} />
      ) : (
        <ul className={styles.list} aria-label={t("bonus.list")}>
          {active && (
            <ActiveBonusCard
              active={active}
              bonuses={bonuses}
              onOpen={() => active.offer && onBonus(active.offer.code)}
              onCancel={onCancel}
              pictureOrigins={pictureOrigins}
            />
          )}
          {others.map((offer) => (
            <BonusCard
              key={offer.code}
              offer={offer}
              onOpen={() => onBonus(offer.code)}
              pictureOrigins={pictureOrigins}
            />
          ))}
        </ul>
      )}
      {minimum !== null && (
        <Hint>{t("bonus.minimum", { amount: format.shortMoneyWithUnit(minimum, currency) })}</Hint>
      )}
    </>
  );
}
