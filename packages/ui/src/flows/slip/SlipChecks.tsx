import type { SlipCheck } from "@satang/headless/slip";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Heading } from "../../primitives/Heading/index.ts";
import { CheckIcon, WarningIcon } from "../../primitives/Icon/index.ts";
import { Spinner } from "../../primitives/Spinner/index.ts";
import { Text } from "../../primitives/Text/index.ts";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/index.ts";
import * as styles from "./SlipFlow.css.ts";
import { useCheckText } from "./use-check-text.ts";

/** Props of {@link SlipChecks}. */
export type SlipChecksProps = {
  /** `null` while the picture is read. */
  readonly checks: readonly SlipCheck[] | null;
};

/** Findings of the device on the picture. They warn and never keep a slip from being sent. */
export function SlipChecks({ checks }: SlipChecksProps) {
  const { t } = useI18n();
  const textOf = useCheckText();
  const warnings = (checks ?? []).filter(({ finding }) => finding !== "passed").length;
  const passed = (checks ?? []).length - warnings;
  const counts = [
    passed > 0 && t("slip.checks.passedCount", { count: passed }),
    warnings > 0 && t("slip.checks.warningCount", { count: warnings }),
  ].filter(Boolean);
  return (
    <div role="status" aria-busy={checks === null} data-part="checks">
      <div className={styles.checksHead}>
        <Heading level={3} size="body">
          {t("slip.checks.title")}
        </Heading>
        <Text as="span" size="small" tone="muted">
          {counts.join(" · ")}
        </Text>
      </div>
      {checks === null ? (
        <span className={styles.check}>
          <Spinner />
          <span>{t("slip.checks.checking")}</span>
        </span>
      ) : (
        <ul className={styles.checks}>
          {checks.map((check) => {
            const isPassed = check.finding === "passed";
            return (
              <li key={check.name} className={styles.check} data-state={check.finding}>
                <span className={isPassed ? styles.marks.passed : styles.marks.warning}>
                  {isPassed ? <CheckIcon size={14} /> : <WarningIcon size={15} />}
                  <VisuallyHidden>
                    {t(isPassed ? "slip.checks.ok" : "slip.checks.warning")}
                  </VisuallyHidden>
                </span>
                <span className={isPassed ? undefined : styles.warned}>{textOf(check)}</span>
              </li>
            );
          })}
        </ul>
      )}
      <Text size="small" tone="muted" className={styles.onDevice}>
        {t("slip.checks.onDevice")}
      </Text>
    </div>
  );
}
