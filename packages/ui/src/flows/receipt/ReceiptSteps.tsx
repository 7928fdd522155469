import { useI18n } from "../../i18n/I18nProvider.tsx";
import { CheckIcon, CloseIcon } from "../../primitives/Icon/index.ts";
import * as styles from "./ReceiptSteps.css.ts";
import type { ReceiptStepWords } from "./use-receipt-words.ts";

/** Steps one after the other, with the time of each that was reached. */
export function ReceiptSteps({ steps }: { readonly steps: readonly ReceiptStepWords[] }) {
  const { t } = useI18n();
  if (steps.length === 0) return null;
  return (
    <ol className={styles.steps} aria-label={t("receipt.steps.label")} data-part="receipt-steps">
      {steps.map(({ name, label, time, state }) => (
        <li
          key={name}
          className={styles.step}
          data-state={state}
          aria-current={state === "current" ? "step" : undefined}
        >
          <span className={styles.marks[state]} aria-hidden="true">
            {state === "done" && <CheckIcon size={14} />}
            {state === "failed" && <CloseIcon size={14} />}
          </span>
          <span className={state === "ahead" ? styles.aheadLabel : styles.label}>{label}</span>
          <span className={styles.time} translate="no">
            {time ?? "–"}
          </span>
        </li>
      ))}
    </ol>
  );
}
