import { Waves } from "@satang/ui";
import type { ReactNode } from "react";
import styles from "./StandalonePage.module.css";

/** A page without menus: not found, closed, broken. */
export function StandalonePage({ children }: { children: ReactNode }) {
  return (
    <main className={styles.page}>
      <Waves className={styles.waves} strength={0.22} />
      <div className={styles.words}>{children}</div>
    </main>
  );
}
