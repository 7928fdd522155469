import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from "react";
import { classNames } from "../../styles/class-names.ts";
import * as styles from "./List.css.ts";

/** Props of {@link ListItem}; everything else goes to its `li`. */
export interface ListItemProps extends Omit<ComponentPropsWithoutRef<"li">, "title" | "children"> {
  /** An icon of 20 px or a small picture. */
  icon?: ReactNode;
  /** Background of the icon. @default "neutral" */
  iconTone?: keyof typeof styles.iconTones | undefined;
  /** Title of the row. */
  title: ReactNode;
  /** Muted lines below the title: date and time, age. */
  details?: readonly ReactNode[] | undefined;
  /** The amount with its sign, at the end. */
  amount?: ReactNode;
  /** `void` strikes out an amount that was not moved. @default "plain" */
  amountTone?: keyof typeof styles.amountTones | undefined;
  /** Status as a word, in addition to sign and colour. */
  status?: ReactNode;
  /** Colour of the status, in addition to its word. @default "neutral" */
  statusTone?: keyof typeof styles.statusTones | undefined;
  /** A button or link at the end. */
  action?: ReactNode;
}

/**
 * A row of a `List`: title, date, amount and status.
 * @example
 * <ListItem title="Deposit" details={["Today, 12:30"]} amount={<Money amount={satang(50_000)} currency="THB" />}
 *   status="Succeeded" statusTone="positive" />
 */
export const ListItem = forwardRef<HTMLLIElement, ListItemProps>(function ListItem(
  {
    icon,
    iconTone = "neutral",
    title,
    details = [],
    amount,
    amountTone = "plain",
    status,
    statusTone = "neutral",
    action,
    className,
    ...rest
  },
  ref,
) {
  return (
    <li {...rest} ref={ref} className={classNames(styles.row, className)}>
      {icon && (
        <span
          className={classNames(styles.icon, styles.iconTones[iconTone])}
          aria-hidden="true"
          data-part="icon"
        >
          {icon}
        </span>
      )}
      <span className={styles.words} data-part="words">
        <span className={styles.title} data-part="title">
          {title}
        </span>
        {details.map((detail, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is identified by its position
          <span key={index} className={styles.detail} data-part="detail">
            {detail}
          </span>
        ))}
      </span>
      {(amount || status) && (
        <span className={styles.end} data-part="end">
          {amount && (
            <span
              className={classNames(styles.amount, styles.amountTones[amountTone])}
              data-part="amount"
              translate="no"
            >
              {amount}
            </span>
          )}
          {status && (
            <span
              className={classNames(styles.status, styles.statusTones[statusTone])}
              data-part="status"
            >
              {status}
            </span>
          )}
        </span>
      )}
      {action}
    </li>
  );
});
