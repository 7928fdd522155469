import { type ComponentPropsWithoutRef, forwardRef, useId } from "react";
import * as styles from "./Logo.css.ts";

/** Props of {@link Logo}; everything else goes to its `svg`. */
export interface LogoProps extends ComponentPropsWithoutRef<"svg"> {
  /** Width and height in px. @default 30 */
  size?: number;
  /** Accessible name, when no text next to it has the name. */
  label?: string;
}

/**
 * The coin with two waves.
 * @example
 * <Logo size={40} label="Satang" />
 */
export const Logo = forwardRef<SVGSVGElement, LogoProps>(function Logo(
  { size = 30, label, ...rest },
  ref,
) {
  const gold = useId();
  return (
    <svg
      {...rest}
      ref={ref}
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      width={size}
      height={size}
      viewBox="0 0 32 32"
    >
      <defs>
        <linearGradient id={gold} x1="0" y1="0" x2="1" y2="1">
          <stop className={styles.light} offset="0" />
          <stop className={styles.middle} offset=".5" />
          <stop className={styles.dark} offset="1" />
        </linearGradient>
      </defs>
      <circle cx="16" cy="16" r="15" fill={`url(#${gold})`} />
      <circle cx="16" cy="16" r="11.6" className={styles.line} strokeOpacity=".4" strokeWidth="1" />
      <path
        d="M7.5 13.2c2.8-2.6 5.7-2.6 8.5 0s5.7 2.6 8.5 0M7.5 18.8c2.8-2.6 5.7-2.6 8.5 0s5.7 2.6 8.5 0"
        className={styles.line}
        strokeWidth="2.1"
        strokeLinecap="round"
      />
    </svg>
  );
});
