import { Waves } from "@satang/ui";
import type { ReactNode } from "react";
import { useArrival } from "../navigation/use-arrival.ts";
import styles from "./StandalonePage.module.css";

/** A page without menus. */
export function StandalonePage({
  page,
  children,
}: {
  page: "notFound" | "terminated" | "crash";
  children: ReactNode;
}) {
  const main = useArrival(page);
  return (
    <main ref={main} className={styles.page} tabIndex={-1}>
      <Waves className={styles.waves} strength={0.22} />
      <div className={styles.words}>{children}</div>
    </main>
  );
}
