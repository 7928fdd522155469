import type { MoneyOperationView } from "@satang/headless/money";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { CheckIcon } from "../../primitives/Icon/index.ts";
import { Text } from "../../primitives/Text/index.ts";
import { wholePhrases } from "../../text/whole-phrases.ts";
import * as styles from "./OutcomeSteps.css.ts";
import { toHint } from "./outcome-hint.ts";
import { useMoneyFormat } from "./use-money-format.ts";

/** Times are rounded up to the minute, so that the result is not announced too early. */
const UP_TO_MINUTE = 59_999;

/** Props of {@link OutcomeSteps}. */
export type OutcomeStepsProps = {
  readonly operation: Pick<MoneyOperationView, "hint" | "sentAt" | "settlesAt" | "canForget">;
};

/**
 * Progress of an operation while its outcome is not known: sent, being checked, and when the result
 * is known.
 */
export function OutcomeSteps({ operation }: OutcomeStepsProps) {
  const { t, format } = useI18n();
  const money = useMoneyFormat();
  const { sentAt, settlesAt, canForget } = operation;
  const hint = toHint(operation.hint);
  return (
    <ol className={styles.steps} data-part="outcome-steps">
      <li className={styles.step}>
        <span className={styles.marks.done} aria-hidden="true">
          <CheckIcon size={14} />
        </span>
        <Text as="span" weight="strong">
          {t("money.steps.sent")}
        </Text>
        {sentAt !== null && (
          <Text as="span" tone="muted" className={styles.end} translate="no">
            {format.time(sentAt)}
          </Text>
        )}
      </li>
      <li className={styles.step} aria-current="step">
        <span className={styles.marks.current} aria-hidden="true" />
        <Text as="span" weight="strong">
          {t("money.steps.checking")}
        </Text>
        <Text as="span" weight="strong" tone="warning" className={styles.end}>
          {t("money.steps.now")}
        </Text>
        <Text as="span" size="small" tone="muted" className={styles.detail}>
          {hint
            ? wholePhrases(
                t("money.steps.hint", {
                  amount: money.exact(hint.amount),
                  time: format.dateTime(hint.createdAt),
                }),
              )
            : wholePhrases(t("money.steps.checkingText"))}
        </Text>
      </li>
      <li className={styles.step}>
        <span className={styles.marks.ahead} aria-hidden="true" />
        <Text as="span" weight="strong" tone="muted">
          {t("money.steps.result")}
        </Text>
        <Text as="span" size="small" tone="muted" className={styles.detail}>
          {settlesAt === null || canForget || hint
            ? wholePhrases(t("money.steps.resultText"))
            : wholePhrases(
                t("money.steps.settles", { time: format.time(settlesAt + UP_TO_MINUTE) }),
              )}
        </Text>
      </li>
    </ol>
  );
}
