import type { ReactNode } from "react";
import { ChevronEndIcon } from "../../primitives/Icon/index.ts";
import * as styles from "./ProfileFlow.css.ts";

/** Props of {@link ProfileEntry}. */
export interface ProfileEntryProps {
  icon: ReactNode;
  name: string;
  hint: string;
  onClick: () => void;
  /** The row leads nowhere: it ends something. @default false */
  ends?: boolean;
}

/** A row that opens a form or a page. */
export function ProfileEntry({ icon, name, hint, onClick, ends = false }: ProfileEntryProps) {
  return (
    <li className={styles.entryRow}>
      <button type="button" className={styles.entry} onClick={onClick} data-part="entry">
        <span className={styles.entryIcon} aria-hidden="true">
          {icon}
        </span>
        <span className={styles.entryWords}>
          <span className={styles.entryName}>{name}</span>{" "}
          <span className={styles.label}>{hint}</span>
        </span>
        {!ends && <ChevronEndIcon size={18} className={styles.chevron} />}
      </button>
    </li>
  );
}
