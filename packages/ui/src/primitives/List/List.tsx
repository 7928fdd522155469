import type { ReactNode } from "react";
import * as styles from "./List.css.ts";

/** {@link List} */
export interface ListProps {
  /** `ListRow`s. */
  children: ReactNode;
  /** Spoken name, where no heading before it says what it lists. */
  label?: string | undefined;
}

/**
 * Rows with lines between: a statement, slips, notices. Put it in a `Card`.
 *
 * @example
 * <List label="Statement">
 *   <ListRow title="Deposit · KBANK QR" … />
 * </List>
 */
export function List({ children, label }: ListProps) {
  return (
    <ul className={styles.list} {...(label === undefined ? {} : { "aria-label": label })}>
      {children}
    </ul>
  );
}
