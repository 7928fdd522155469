import type { OwnLimitName } from "@satang/headless/protection";
import type { ReactNode } from "react";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Button } from "../../primitives/Button/index.ts";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/index.ts";
import { wholeNumbers } from "../../text/whole-numbers.ts";
import * as styles from "./ProfileFlow.css.ts";

/** Props of {@link LimitBar}. */
export type LimitBarProps = {
  readonly icon: ReactNode;
  readonly name: OwnLimitName;
  /** `null` is no limit. */
  readonly limit: number | null;
  /** Used of it today; `null` while that is not known. */
  readonly used: number | null;
  /** A value of this limit in words. */
  readonly textOf: (value: number) => string;
  /** Called to change it. */
  readonly onChange: () => void;
};

/** A limit of a day, what is used of it today and what is left. The bar repeats the words, and is hidden from screen readers. */
export function LimitBar({ icon, name, limit, used, textOf, onChange }: LimitBarProps) {
  const { t } = useI18n();
  const title = t(`protection.limits.${name}`);
  const left = limit === null || used === null ? null : Math.max(0, limit - used);
  return (
    <li className={styles.limit} data-part="limit">
      <span className={styles.entryIcon} aria-hidden="true">
        {icon}
      </span>
      <div className={styles.limitWords}>
        <span className={styles.limitLine}>
          <span>{title}</span>{" "}
          <span className={styles.limitValue}>
            {limit === null ? t("protection.limits.none") : wholeNumbers(textOf(limit))}
          </span>
        </span>
        {limit !== null && used !== null && left !== null && (
          <>
            <span className={styles.bar} aria-hidden="true">
              <span
                className={styles.used}
                style={{ inlineSize: `${Math.min(100, (used / limit) * 100)}%` }}
              />
            </span>
            <span className={styles.limitLine}>
              <span className={styles.label}>
                {wholeNumbers(t("profile.limit.used", { value: textOf(used) }))}
              </span>{" "}
              <span className={styles.label}>
                {wholeNumbers(t("profile.limit.left", { value: textOf(left) }))}
              </span>
            </span>
          </>
        )}
      </div>
      <Button variant="outline" size="small" onClick={onChange}>
        <span>{t(limit === null ? "protection.limits.set" : "protection.limits.change")}</span>
        <VisuallyHidden>{` ${title}`}</VisuallyHidden>
      </Button>
    </li>
  );
}
