import type { OwnLimitName, OwnLimitView, ProtectionView } from "@satang/headless/protection";
import type { ReactNode } from "react";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Button } from "../../primitives/Button/index.ts";
import { Skeleton } from "../../primitives/Skeleton/index.ts";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/index.ts";
import { wholeNumbers } from "../../text/whole-numbers.ts";
import * as styles from "./Protection.css.ts";
import { useProtectionWords } from "./use-protection-words.ts";

/** Props of {@link LimitRow}. */
export type LimitRowProps = {
  readonly icon: ReactNode;
  readonly name: OwnLimitName;
  /** `null` until it is read. */
  readonly limit: OwnLimitView | null;
  /** For the button that keeps the present limit. */
  readonly getLimitProps: ProtectionView["getLimitProps"];
  /** Called to change it. */
  readonly onChange: () => void;
};

/** A limit with its value, the looser one that waits, and the button that changes it. */
export function LimitRow({ icon, name, limit, getLimitProps, onChange }: LimitRowProps) {
  const { t } = useI18n();
  const words = useProtectionWords();
  const title = t(`protection.limits.${name}`);
  return (
    <li className={styles.limit} data-part="limit">
      <span className={styles.limitIcon} aria-hidden="true">
        {icon}
      </span>
      <span className={styles.limitWords}>
        <span className={styles.limitName}>{title}</span>{" "}
        <span className={styles.limitValue}>
          {limit ? wholeNumbers(words.limit(name, limit.value)) : <Skeleton width="96px" />}
        </span>
      </span>
      {limit && (
        <Button variant="soft" size="small" onClick={onChange}>
          <span>
            {t(limit.value === null ? "protection.limits.set" : "protection.limits.change")}
          </span>
          <VisuallyHidden>{` ${title}`}</VisuallyHidden>
        </Button>
      )}
      {limit?.next && (
        <div className={styles.waiting} data-part="waiting">
          <span>
            {wholeNumbers(
              t("protection.limits.waiting", {
                value: words.limit(name, limit.next.value),
                moment: words.moment(limit.next.from),
              }),
            )}
          </span>
          <Button
            {...getLimitProps(name, limit.value)}
            variant="text"
            size="small"
            className={styles.keep}
            aria-label={`${t("protection.limits.keep")} ${title}`}
          >
            {t("protection.limits.keep")}
          </Button>
        </div>
      )}
    </li>
  );
}
