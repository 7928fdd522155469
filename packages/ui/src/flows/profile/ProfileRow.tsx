import type { ReactNode } from "react";
import * as styles from "./ProfileFlow.css.ts";

/** Props of {@link ProfileRow}. */
export interface ProfileRowProps {
  label: string;
  value: ReactNode;
  /** What the member can do with it, or why nothing; at the end of the row. */
  end?: ReactNode;
}

/** One value of the profile with its name. */
export function ProfileRow({ label, value, end }: ProfileRowProps) {
  return (
    <div className={styles.row} data-part="row">
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{value}</dd>
      {end && <dd className={styles.end}>{end}</dd>}
    </div>
  );
}
