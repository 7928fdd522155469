import type { Receipt } from "@satang/headless/receipt";
import { forwardRef } from "react";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { CheckIcon, ClockIcon, CloseIcon } from "../../primitives/Icon/index.ts";
import { Logo } from "../../primitives/Logo/index.ts";
import { Money } from "../../primitives/Money/index.ts";
import { classNames } from "../../styles/class-names.ts";
import { keptValue } from "../../text/kept-value.ts";
import { numbersIn } from "../../text/numbers-in.ts";
import { ReceiptBand, ReceiptWaves } from "./ReceiptBand.tsx";
import * as ends from "./ReceiptEnds.css.ts";
import { ReceiptMark } from "./ReceiptMark.tsx";
import * as styles from "./ReceiptPaper.css.ts";
import { ReceiptReference } from "./ReceiptReference.tsx";
import { ReceiptSteps } from "./ReceiptSteps.tsx";
import type { ReceiptWords } from "./use-receipt-words.ts";

/** Props of {@link ReceiptPaper}. */
export type ReceiptPaperProps = {
  readonly receipt: Receipt;
  readonly words: ReceiptWords;
  /** Name of the service. */
  readonly brand: string;
};

const icons = { success: CheckIcon, processing: ClockIcon, failed: CloseIcon } as const;

/** The receipt itself, white as paper in every theme: outcome, amount, from and to, and each other fact in one row. */
export const ReceiptPaper = forwardRef<HTMLElement, ReceiptPaperProps>(function ReceiptPaper(
  { receipt, words, brand },
  ref,
) {
  const { t } = useI18n();
  const { amount, currency, status } = receipt;
  const Icon = icons[status];
  return (
    <article ref={ref} className={styles.paper} data-part="receipt" data-state={status}>
      <div className={styles.upper}>
        <div className={styles.band}>
          <ReceiptBand />
          <p className={styles.brand}>
            <Logo size={26} />
            <span>{brand || t("receipt.title.other")}</span>
          </p>
          {/* The sheet has it as its title, which is announced. */}
          <p className={styles.title} aria-hidden="true">
            {words.title}
          </p>
        </div>
        <span className={classNames(styles.seal, styles.seals[status])} aria-hidden="true">
          <Icon size={30} />
        </span>
        <p role="status" className={classNames(styles.outcome, styles.tones[status])}>
          {words.outcome}
        </p>
        <Money amount={amount} currency={currency} size="hero" className={styles.amount} />
        {words.inWords && <p className={styles.inWords}>{words.inWords}</p>}
        <dl className={ends.ends}>
          {words.ends.map(({ part, label, words: name, kept, end }) => (
            <div key={part} className={ends.end}>
              <dt className={ends.label}>
                <span className={ends.mark} aria-hidden="true">
                  <ReceiptMark end={end} />
                </span>
                <span>{label}</span>
              </dt>
              <dd className={ends.name}>{keptValue(name, kept)}</dd>
            </div>
          ))}
        </dl>
        <ReceiptSteps steps={words.steps} />
      </div>
      <div className={styles.lower}>
        <dl className={styles.rows}>
          {words.rows.map(({ part, label, text }) => (
            <div key={part} className={styles.row}>
              <dt className={styles.label}>{label}</dt>
              <dd className={styles.value}>
                {part === "reference" ? (
                  <ReceiptReference label={label} reference={text} />
                ) : (
                  numbersIn(text)
                )}
              </dd>
            </div>
          ))}
        </dl>
        <ReceiptWaves />
      </div>
    </article>
  );
});
