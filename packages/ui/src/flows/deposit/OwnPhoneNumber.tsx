import { useI18n } from "../../i18n/I18nProvider.tsx";
import * as styles from "./OwnPhoneNumber.css.ts";

/** The member's own number: money from any other may not be found. Nobody pastes it anywhere, so it has no copy button. */
export function OwnPhoneNumber({ phoneNumber }: { readonly phoneNumber: string }) {
  const { t, format } = useI18n();
  return (
    <div className={styles.box} data-part="deposit-own-phone">
      <span className={styles.label}>{t("deposit.wallet.from")}</span>
      <span className={styles.number} translate="no">
        {format.phone(phoneNumber)}
      </span>
    </div>
  );
}
