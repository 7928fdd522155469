import { useI18n } from "../../i18n/I18nProvider.tsx";
import { WaitingIcon } from "../../primitives/Icon/index.ts";
import { wholeNumbers } from "../../text/whole-numbers.ts";
import { useProtectionWords } from "../protection/use-protection-words.ts";
import * as styles from "./ProfileFlow.css.ts";

/** The time in this session, with its name. */
export function SessionRow({ time }: { readonly time: number }) {
  const { t } = useI18n();
  const words = useProtectionWords();
  return (
    <li className={styles.limit} data-part="session-length">
      <span className={styles.entryIcon} aria-hidden="true">
        <WaitingIcon size={20} />
      </span>
      <div className={styles.limitWords}>
        <span className={styles.limitLine}>
          <span>{t("protection.time.session")}</span>{" "}
          <span className={styles.limitValue}>{wholeNumbers(words.time(time))}</span>
        </span>
      </div>
    </li>
  );
}
