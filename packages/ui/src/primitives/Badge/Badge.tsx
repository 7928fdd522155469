import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { classNames } from "../../styles/class-names.ts";
import { visuallyHidden } from "../../styles/hidden.css.ts";
import * as styles from "./Badge.css.ts";

/** Props of {@link Badge}; everything else goes to its `span`. */
export interface BadgeProps extends Omit<ComponentPropsWithoutRef<"span">, "children"> {
  /** The count; nothing is rendered for zero. */
  count: number;
  /** Announcement of the count: "3 new messages". */
  label: string;
  /** A larger count is shown as this number with a plus. @default 99 */
  max?: number;
  /** `critical` needs attention, `accent` only counts. @default "critical" */
  tone?: keyof typeof styles.tones;
}

/**
 * A small count on another element.
 * @example
 * <Badge count={unread} label={`${unread} unread messages`} />
 */
export const Badge = forwardRef<HTMLSpanElement, BadgeProps>(function Badge(
  { count, label, max = 99, tone = "critical", className, ...rest },
  ref,
) {
  if (!(count > 0)) return null;
  return (
    <span {...rest} ref={ref} className={classNames(styles.badge, styles.tones[tone], className)}>
      <span aria-hidden="true" translate="no" data-part="count">
        {count > max ? `${max}+` : count}
      </span>
      <span className={visuallyHidden}>{label}</span>
    </span>
  );
});
