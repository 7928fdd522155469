import type { SpinPrize, WheelSlice } from "@satang/headless/spin";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { SafeMarkup } from "../../primitives/SafeMarkup/index.ts";
import { wholeNumbers } from "../../text/whole-numbers.ts";
import { CouponStub } from "./CouponStub.tsx";
import * as styles from "./PrizeDialog.css.ts";

/** Props of {@link PrizeTicket}. */
export type PrizeTicketProps = {
  readonly prize: SpinPrize;
  readonly slice: WheelSlice | null;
  readonly pictureOrigins: readonly string[] | undefined;
};

/** The ticket of a prize: its slice, name, description and expiry. */
export function PrizeTicket({ prize, slice, pictureOrigins }: PrizeTicketProps) {
  const { t, format } = useI18n();
  const { name, label, expiresAt } = prize;
  return (
    <div className={styles.ticket}>
      {slice && <CouponStub coupon={slice} size="ticket" />}
      <div className={styles.body}>
        <span className={styles.value}>{name ?? label}</span>
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
