import type { ComponentPropsWithoutRef, ReactNode } from "react";
import { ChevronEndIcon } from "../../primitives/Icon/index.ts";
import { wholeNumbers } from "../../text/whole-numbers.ts";
import * as styles from "./InfoFlow.css.ts";

/** Props of {@link EntryRow}. */
export type EntryRowProps = {
  readonly icon: ReactNode;
  readonly title: string;
  readonly hint: string;
} & (
  | { readonly href: string; readonly button?: undefined }
  | { readonly href?: undefined; readonly button: ComponentPropsWithoutRef<"button"> }
);

/** A row that leads to a page or opens something. */
export function EntryRow({ icon, title, hint, href, button }: EntryRowProps) {
  const words = (
    <>
      <span className={styles.play} aria-hidden="true">
        {icon}
      </span>
      <span className={styles.videoWords}>
        <span className={styles.topic}>{title}</span>{" "}
        <span className={styles.note}>{wholeNumbers(hint)}</span>
      </span>
      <ChevronEndIcon size={18} />
    </>
  );
  return (
    <li className={styles.videoRow} data-part="entry">
      {href === undefined ? (
        <button {...button} className={styles.video}>
          {words}
        </button>
      ) : (
        <a href={href} className={styles.video}>
          {words}
        </a>
      )}
    </li>
  );
}
