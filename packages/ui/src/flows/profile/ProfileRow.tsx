import type { ReactNode } from "react";
import * as styles from "./ProfileFlow.css.ts";

/** Props of {@link ProfileRow}. */
export interface ProfileRowProps {
  label: string;
  value: ReactNode;
  /** Action for the value, or why there is none; at the end of the row. */
  end?: ReactNode;
}

/** A value of the profile with its name. */
export function ProfileRow({ label, value, end }: ProfileRowProps) {
  return (
    <div className={styles.row} data-part="row">
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{value}</dd>
      {end && <dd className={styles.end}>{end}</dd>}
    </div>
  );
}
