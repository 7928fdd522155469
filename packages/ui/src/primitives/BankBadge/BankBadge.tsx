import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { classNames } from "../../styles/class-names.ts";
import { BankIcon } from "../Icon/icons.ts";
import * as styles from "./BankBadge.css.ts";
import { BANK_COLORS, UNKNOWN_BANK } from "./bank-colors.ts";

/** Props of {@link BankBadge}; everything else goes to its `svg`. */
export interface BankBadgeProps extends Omit<ComponentPropsWithoutRef<"svg">, "children"> {
  /** Bank code as on the wire, for example `KBANK`. */
  code: string;
  /** Width and height in px. @default 30 */
  size?: number;
  /** Shows the first letter, or the whole code when it has at most four letters and they are 12 px or more. @default "letter" */
  label?: "letter" | "code";
}

/** Font sizes in a badge of 30, by the number of letters. A code of four letters has 12 px in the badges of 44 px. */
const SIZES = [15, 15, 11, 9.5, 8.2];

/** Smallest text, in px: a code that would be smaller is one letter. */
const SMALLEST = 12;

function lettersOf(bank: string, size: number) {
  const inBadge = SIZES[bank.length];
  return inBadge !== undefined && (inBadge * size) / 30 >= SMALLEST ? bank : bank.slice(0, 1);
}

/** Types of React do not have it for an SVG. */
const untranslated = { translate: "no" } as const;

/**
 * A bank's letter in its colour, or a bank icon when the code is not known yet; decoration next to
 * the bank's name.
 * @example
 * <BankBadge code="KBANK" />
 */
export const BankBadge = forwardRef<SVGSVGElement, BankBadgeProps>(function BankBadge(
  { code, size = 30, label = "letter", className, ...rest },
  ref,
) {
  const bank = code.trim().toUpperCase();
  const letters = label === "code" ? lettersOf(bank, size) : bank.slice(0, 1);
  return (
    <svg
      {...untranslated}
      {...rest}
      ref={ref}
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 30 30"
      className={classNames(styles.badge, className)}
    >
      <rect width="30" height="30" rx="10" fill={BANK_COLORS[bank] ?? UNKNOWN_BANK} />
      {bank ? (
        <text
          x="15"
          y="15"
          fill="#fff"
          fontSize={SIZES[letters.length]}
          fontWeight="700"
          textAnchor="middle"
          dominantBaseline="central"
        >
          {letters}
        </text>
      ) : (
        <BankIcon x="6.5" y="6.5" size={17} color="#fff" data-part="nobody" />
      )}
    </svg>
  );
});
