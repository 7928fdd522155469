import type { ComponentProps } from "react";
import { classNames } from "../shared/class-names.ts";
import { visuallyHidden } from "../shared/hidden.css.ts";
import * as css from "./Badge.css.ts";

/** Props of {@link Badge}; everything else goes to its `span`. */
export interface BadgeProps extends Omit<ComponentProps<"span">, "children"> {
  /** How many; nothing is drawn for none. */
  count: number;
  /** What is counted, spoken: "3 new messages". */
  label: string;
  /** Above it a plus stands for the rest. @default 99 */
  max?: number;
  /** @default "critical" */
  tone?: keyof typeof css.tones;
}

/** A small count on something else. */
export function Badge({
  count,
  label,
  max = 99,
  tone = "critical",
  className,
  ...rest
}: BadgeProps) {
  if (!(count > 0)) return null;
  return (
    <span {...rest} className={classNames(css.badge, css.tones[tone], className)}>
      <span aria-hidden="true">{count > max ? `${max}+` : count}</span>
      <span className={visuallyHidden}>{label}</span>
    </span>
  );
}
