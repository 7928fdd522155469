import { useId } from "react";
import * as styles from "./Logo.css.ts";

/** The drawing of the coin, in a box of 32: every coin of the product is this one. */
export function CoinFace() {
  const gold = useId();
  return (
    <>
      <defs>
        <linearGradient id={gold} x1=".1" y1="0" x2=".9" y2="1">
          <stop className={styles.light} offset="0" />
          <stop className={styles.middle} offset=".45" />
          <stop className={styles.dark} offset="1" />
        </linearGradient>
      </defs>
      <circle cx="16" cy="16" r="15.4" fill={`url(#${gold})`} />
      <circle cx="16" cy="16" r="15" className={styles.edge} strokeWidth=".7" />
      <circle cx="16" cy="16" r="12" className={styles.line} strokeOpacity=".4" strokeWidth=".8" />
      <path
        d="M7.5 13.2c2.8-2.6 5.7-2.6 8.5 0s5.7 2.6 8.5 0M7.5 18.8c2.8-2.6 5.7-2.6 8.5 0s5.7 2.6 8.5 0"
        className={styles.line}
        strokeWidth="1.9"
        strokeLinecap="round"
      />
    </>
  );
}
