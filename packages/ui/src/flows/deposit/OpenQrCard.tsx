import type { OpenQr } from "@satang/headless/deposit";
import { useSatang } from "@satang/headless/provider";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Button } from "../../primitives/Button/index.ts";
import { Countdown } from "../../primitives/Countdown/index.ts";
import { useMoneyFormat } from "../money/use-money-format.ts";
import * as styles from "./OpenQrCard.css.ts";

/** Props of {@link OpenQrCard}. */
export type OpenQrCardProps = {
  readonly qr: OpenQr;
  /** Shows the QR. */
  readonly onOpen: () => void;
};

/** A QR that waits for payment: its amount, the time left, and a button that shows it. */
export function OpenQrCard({ qr, onOpen }: OpenQrCardProps) {
  const { t } = useI18n();
  const money = useMoneyFormat();
  const { clock } = useSatang("OpenQrCard");
  return (
    <div className={styles.card} data-part="open-qr">
      <Countdown
        className={styles.words}
        expiresAt={qr.expiresAt}
        now={() => clock.now()}
        label={t("deposit.qr.waitingForPayment", { amount: money.exact(qr.amount) })}
      />
      <Button size="small" onClick={onOpen}>
        {t("deposit.qr.open")}
      </Button>
    </div>
  );
}
