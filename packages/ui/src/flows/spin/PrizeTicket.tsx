import type { SpinPrize, WheelSlice } from "@satang/headless/spin";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { PromotionIcon } from "../../primitives/Icon/index.ts";
import { SafeMarkup } from "../../primitives/SafeMarkup/index.ts";
import { classNames } from "../../styles/class-names.ts";
import { walletGround } from "../../styles/wallet-ground.css.ts";
import { wholeNumbers } from "../../text/whole-numbers.ts";
import * as styles from "./PrizeDialog.css.ts";
import { useWorthWords } from "./use-worth-words.ts";

/** Props of {@link PrizeTicket}. */
export type PrizeTicketProps = {
  readonly prize: SpinPrize;
  readonly slice: WheelSlice | null;
  readonly pictureOrigins: readonly string[] | undefined;
};

/** Longer amounts need a smaller size in the width of a phone. */
const LONGEST_LARGE = 8;

/** The ticket of a prize, torn at its stub: what it pays, else its name, its description and until when it can be claimed. */
export function PrizeTicket({ prize, slice, pictureOrigins }: PrizeTicketProps) {
  const { t, format } = useI18n();
  const { amountOf } = useWorthWords();
  const { name, label, expiresAt } = prize;
  const worth = slice?.worth ?? null;
  const value = worth ? amountOf(worth) : (name ?? label);
  const isLarge = worth !== null && value.length <= LONGEST_LARGE;
  return (
    <div className={styles.ticket} data-part="prize-ticket">
      <span
        className={styles.stub}
        style={slice ? { background: slice.fill, color: slice.ink } : undefined}
        aria-hidden="true"
      >
        <PromotionIcon size={38} />
      </span>
      <div className={classNames(walletGround, styles.body)}>
        {worth && <span className={styles.detail}>{t("spin.prize.value")}</span>}
        <span
          className={isLarge ? styles.amount : styles.value}
          translate={worth ? "no" : undefined}
        >
          {value}
        </span>
        {slice?.description && (
          <SafeMarkup
            className={styles.detail}
            markup={slice.description}
            pictureOrigins={pictureOrigins}
          />
        )}
        {expiresAt && (
          <span className={styles.detail}>
            {wholeNumbers(t("spin.prize.until", { date: format.date(expiresAt) }))}
          </span>
        )}
      </div>
    </div>
  );
}
