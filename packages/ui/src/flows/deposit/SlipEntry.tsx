import { useI18n } from "../../i18n/I18nProvider.tsx";
import { ClockIcon, ImageIcon } from "../../primitives/Icon/index.ts";
import { useSlipTimesText } from "./use-slip-times-text.ts";
import * as styles from "./WayList.css.ts";
import { WayRow } from "./WayRow.tsx";

/** The row that opens the slip upload, with the times in which slips are accepted. */
export function SlipEntry({ onSlip }: { readonly onSlip: () => void }) {
  const { t } = useI18n();
  const { text } = useSlipTimesText("within");
  return (
    <WayRow
      way="slip"
      logo={
        <span className={styles.slipLogo} aria-hidden="true">
          <ImageIcon size={22} />
        </span>
      }
      name={t("deposit.slip.entry")}
      detail={text}
      speed={t("deposit.slip.speed")}
      speedIcon={<ClockIcon size={16} />}
      onClick={onSlip}
    />
  );
}
