import type { ReactNode } from "react";
import { usePassedFocus } from "../../hooks/use-passed-focus.ts";
import * as styles from "./StateLayout.css.ts";

/** The texts and the action that all states share. */
export interface EmptyStateContent {
  /** A short line. */
  title?: ReactNode;
  /** Explanation and what to do. */
  text?: ReactNode;
  /** A button or link. */
  action?: ReactNode;
}

interface StateLayoutProps extends EmptyStateContent {
  art: ReactNode;
  /** `alert` is announced at once, `status` at the next pause. */
  role?: "alert" | "status" | undefined;
}

/** The layout of every state; not exported from the package. */
export function StateLayout({ art, title, text, action, role }: StateLayoutProps) {
  // The content that was tried again, or to which its button leads, takes its place.
  const ref = usePassedFocus<HTMLDivElement>();
  return (
    <div ref={ref} className={styles.layout} role={role} data-part="empty-state">
      {art}
      <p className={styles.title} data-part="title">
        {title}
      </p>
      {text && (
        <p className={styles.text} data-part="text">
          {text}
        </p>
      )}
      {action && (
        <div className={styles.action} data-part="action">
          {action}
        </div>
      )}
    </div>
  );
}
