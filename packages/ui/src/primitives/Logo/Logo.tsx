import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { CoinFace } from "./CoinFace.tsx";

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
      <CoinFace />
    </svg>
  );
});
