import type { ReactNode } from "react";
import { ClockIcon, FailedIcon, SuccessIcon } from "../../primitives/Icon/index.ts";
import * as styles from "./StatusWord.css.ts";

const icons = { processing: ClockIcon, success: SuccessIcon, failed: FailedIcon } as const;

/** Props of {@link StatusWord}. */
export type StatusWordProps = {
  readonly status: keyof typeof icons;
  /** The word. */
  readonly children: ReactNode;
};

/** The status of a row as a word, with an icon and a colour. */
export function StatusWord({ status, children }: StatusWordProps) {
  const Icon = icons[status];
  return (
    <span className={styles.tones[status]}>
      <Icon size={16} className={styles.icon} />
      <span>{children}</span>
    </span>
  );
}
