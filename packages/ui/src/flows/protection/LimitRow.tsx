import type { OwnLimitName, OwnLimitView, ProtectionView } from "@satang/headless/protection";
import type { ReactNode } from "react";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Button } from "../../primitives/Button/index.ts";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/index.ts";
import * as styles from "./Protection.css.ts";
import { useProtectionWords } from "./use-protection-words.ts";

/** Props of {@link LimitRow}. */
export type LimitRowProps = {
  readonly icon: ReactNode;
  readonly name: OwnLimitName;
  readonly limit: OwnLimitView;
  /** For the button that keeps the present limit. */
  readonly keepProps: ReturnType<ProtectionView["getLimitProps"]>;
  /** Called to change it. */
  readonly onChange: () => void;
};

/** A limit with its value, the looser one that waits, and the button that changes it. */
export function LimitRow({ icon, name, limit, keepProps, onChange }: LimitRowProps) {
  const { t } = useI18n();
  const words = useProtectionWords();
  const { value, next } = limit;
  const title = t(`protection.limits.${name}`);
  return (
    <li className={styles.limit} data-part="limit">
      <span className={styles.limitIcon} aria-hidden="true">
        {icon}
      </span>
      <span className={styles.limitWords}>
        <span className={styles.limitName}>{title}</span>{" "}
        <span className={styles.limitValue}>{words.limit(name, value)}</span>
      </span>
      <Button variant="soft" size="small" onClick={onChange}>
        {t(value === null ? "protection.limits.set" : "protection.limits.change")}
        <VisuallyHidden>{` ${title}`}</VisuallyHidden>
      </Button>
      {next && (
        <div className={styles.waiting} data-part="waiting">
          <span>
            {t("protection.limits.waiting", {
              value: words.limit(name, next.value),
              moment: words.moment(next.from),
            })}
          </span>
          <Button {...keepProps} variant="text" size="small" className={styles.keep}>
            {t("protection.limits.keep")}
          </Button>
        </div>
      )}
    </li>
  );
}
