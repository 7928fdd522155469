import type { ReactNode } from "react";
import { classNames } from "../shared/class-names.ts";
import * as styles from "./List.css.ts";

/** {@link ListRow} */
export interface ListRowProps {
  /** A lucide icon of 20 px or a small picture. */
  icon?: ReactNode;
  /** Ground of the icon. @default "neutral" */
  iconTone?: keyof typeof styles.iconTones | undefined;
  title: ReactNode;
  /** Muted lines below the title, one each: date and time, age. */
  details?: readonly ReactNode[] | undefined;
  /** The amount, with its sign, at the right. */
  amount?: ReactNode;
  /** `void` strikes out an amount that did not happen. @default "plain" */
  amountTone?: keyof typeof styles.amountTones | undefined;
  /** The word that goes with sign and colour. */
  status?: ReactNode;
  /** @default "neutral" */
  statusTone?: keyof typeof styles.statusTones | undefined;
  /** A button or link at the far end. */
  action?: ReactNode;
}

/** One row of a `List`: what it was, when, how much, and how it went. */
export function ListRow({
  icon,
  iconTone = "neutral",
  title,
  details = [],
  amount,
  amountTone = "plain",
  status,
  statusTone = "neutral",
  action,
}: ListRowProps) {
  return (
    <li className={styles.row}>
      {icon && (
        <span className={classNames(styles.icon, styles.iconTones[iconTone])} aria-hidden="true">
          {icon}
        </span>
      )}
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        {details.map((detail, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its position
          <span key={index} className={styles.detail}>
            {detail}
          </span>
        ))}
      </span>
      {(amount || status) && (
        <span className={styles.end}>
          {amount && (
            <span className={classNames(styles.amount, styles.amountTones[amountTone])}>
              {amount}
            </span>
          )}
          {status && (
            <span className={classNames(styles.status, styles.statusTones[statusTone])}>
              {status}
            </span>
          )}
        </span>
      )}
      {action}
    </li>
  );
}
