import type { ReactNode } from "react";
import { InfoIcon } from "../../primitives/Icon/index.ts";
import * as styles from "./Hint.css.ts";

/** A quiet sentence with the icon of information, below a form or its buttons. */
export function Hint({ children }: { readonly children: ReactNode }) {
  return (
    <p className={styles.hint}>
      <InfoIcon size={16} className={styles.icon} />
      <span>{children}</span>
    </p>
  );
}
