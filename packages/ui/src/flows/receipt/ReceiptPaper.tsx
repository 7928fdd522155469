import type { Receipt } from "@satang/headless/receipt";
import { forwardRef } from "react";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { BankBadge } from "../../primitives/BankBadge/index.ts";
import { CopyButton } from "../../primitives/CopyButton/index.ts";
import { CheckIcon, ClockIcon, CloseIcon } from "../../primitives/Icon/index.ts";
import { Logo } from "../../primitives/Logo/index.ts";
import { Money } from "../../primitives/Money/index.ts";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/index.ts";
import { classNames } from "../../styles/class-names.ts";
import { numbersIn } from "../../text/numbers-in.ts";
import * as styles from "./ReceiptPaper.css.ts";
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

/** A key of an intention is a reference too, and would not fit on a line. */
const LONG = 24;
const firstLine = (line: string) => (line.length > LONG ? styles.long : styles.first);

/** The receipt itself: outcome, amount, time, and each fact in one row. */
export const ReceiptPaper = forwardRef<HTMLElement, ReceiptPaperProps>(function ReceiptPaper(
  { receipt, words, brand },
  ref,
) {
  const { t } = useI18n();
  const { amount, currency, status, createdAt } = receipt;
  const Icon = icons[status];
  return (
    <article ref={ref} className={styles.paper} data-part="receipt" data-state={status}>
      <span className={classNames(styles.seal, styles.seals[status])} aria-hidden="true">
        <Icon size={30} />
      </span>
      <p role="status" className={classNames(styles.outcome, styles.tones[status])}>
        {words.outcome}
      </p>
      <Money amount={amount} currency={currency} size="large" className={styles.amount} />
      <time className={styles.time} dateTime={createdAt} translate="no">
        {words.time}
      </time>
      <ReceiptSteps steps={words.steps} />
      <hr className={styles.perforation} />
      <dl className={styles.rows}>
        {words.rows.map(({ part, label, lines, isKept, bankCode }) => (
          <div key={part} className={styles.row}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>
              {bankCode && <BankBadge code={bankCode} label="code" size={36} />}
              <span className={styles.lines} translate={isKept ? "no" : undefined}>
                {lines.map((line, index) => (
                  <span key={line} className={index === 0 ? firstLine(line) : styles.second}>
                    {numbersIn(`${line} `)}
                  </span>
                ))}
              </span>
              {part === "reference" && (
                <CopyButton
                  text={lines[0] ?? ""}
                  label={label}
                  variant="text"
                  className={styles.copy}
                >
                  <VisuallyHidden>{t("ui.copy")}</VisuallyHidden>
                </CopyButton>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.brand}>
        <Logo size={24} />
        <span>{brand || t("receipt.title.other")}</span>
      </p>
    </article>
  );
});
