import { Logo } from "../../primitives/Logo/index.ts";
import * as styles from "./StillCoin.css.ts";

/** The coin exactly halfway from one account to the other, and still: where it will arrive is not known. */
export function StillCoin({ className }: { readonly className: string }) {
  return (
    <span className={`${styles.way} ${className}`} aria-hidden="true" data-part="coin">
      <svg
        className={styles.path}
        viewBox="0 0 100 42"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d="M0 42C28 -12 72 -12 100 42" vectorEffect="non-scaling-stroke" />
      </svg>
      <span className={styles.halo}>
        <Logo size={46} />
      </span>
    </span>
  );
}
