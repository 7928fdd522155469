import { VisuallyHidden } from "@satang/ui";
import styles from "./HiddenTitle.module.css";

/** The heading of a page that shows none. */
export function HiddenTitle({ children }: { children: string }) {
  return (
    <h1 className={styles.title}>
      <VisuallyHidden>{children}</VisuallyHidden>
    </h1>
  );
}
