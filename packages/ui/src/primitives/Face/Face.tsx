import type { ReactNode } from "react";
import * as styles from "./Face.css.ts";

/** Common texts of all states. */
export interface FaceWords {
  /** One short line. */
  title?: ReactNode;
  /** Explanation and what to do. */
  text?: ReactNode;
  /** A button or link. */
  action?: ReactNode;
}

interface FaceProps extends FaceWords {
  art: ReactNode;
  /** `alert` is announced at once, `status` at the next pause. */
  role?: "alert" | "status" | undefined;
}

/** The layout of every state; not exported from the package. */
export function Face({ art, title, text, action, role }: FaceProps) {
  return (
    <div className={styles.face} role={role} data-part="face">
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
