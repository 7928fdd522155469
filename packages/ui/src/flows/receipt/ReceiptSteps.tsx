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
      {steps.map(({ name, label, time }) => {
        const state = time === null ? "open" : name === "failed" ? "failed" : "reached";
        return (
          <li key={name} className={styles.step} data-state={state}>
            <span className={styles.marks[state]} aria-hidden="true">
              {state === "reached" && <CheckIcon size={16} />}
              {state === "failed" && <CloseIcon size={16} />}
            </span>
            <span className={time === null ? styles.openLabel : styles.label}>{label}</span>
            <span className={styles.time} translate="no">
              {time ?? "–"}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
