import { useI18n } from "../../i18n/I18nProvider.tsx";
import { CheckIcon, CloseIcon } from "../../primitives/Icon/index.ts";
import { Text } from "../../primitives/Text/index.ts";
import { wholePhrases } from "../../text/whole-phrases.ts";
import * as styles from "./Meanwhile.css.ts";

/** Safe and unsafe actions while an outcome is not known. */
export function Meanwhile({ isRepeatSafe }: { readonly isRepeatSafe: boolean }) {
  const { t } = useI18n();
  return (
    <div className={styles.meanwhile} data-part="meanwhile">
      <Text weight="strong">{t("money.meanwhile.title")}</Text>
      <ul className={styles.list}>
        {(["use", "close"] as const).map((name) => (
          <li key={name} className={styles.row}>
            <span className={styles.marks.positive} aria-hidden="true">
              <CheckIcon size={16} />
            </span>
            <Text as="span">{wholePhrases(t(`money.meanwhile.${name}`))}</Text>
          </li>
        ))}
        {!isRepeatSafe && (
          <li className={styles.row}>
            <span className={styles.marks.critical} aria-hidden="true">
              <CloseIcon size={16} />
            </span>
            <Text as="span">{wholePhrases(t("money.meanwhile.again"))}</Text>
          </li>
        )}
      </ul>
    </div>
  );
}
