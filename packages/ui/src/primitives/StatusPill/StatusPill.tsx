import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from "react";
import { classNames } from "../../styles/class-names.ts";
import { ownElement } from "../../text/own-element.ts";
import { CheckIcon, ClockIcon, CloseIcon, InfoIcon } from "../Icon/index.ts";
import * as styles from "./StatusPill.css.ts";

/** Props of {@link StatusPill}; everything else goes to its `span`. */
export interface StatusPillProps extends ComponentPropsWithoutRef<"span"> {
  /**
   * `positive` done, `warning` under way, `critical` failed, `info` information. @default "neutral"
   */
  tone?: keyof typeof styles.tones;
  /** Replaces the icon of the tone. */
  icon?: ReactNode;
}

const ICONS = { positive: CheckIcon, warning: ClockIcon, critical: CloseIcon, info: InfoIcon };

/**
 * A status in a word, with an icon in addition to its colour.
 * @example
 * <StatusPill tone="positive">Succeeded</StatusPill>
 */
export const StatusPill = forwardRef<HTMLSpanElement, StatusPillProps>(function StatusPill(
  { tone = "neutral", icon, className, children, ...rest },
  ref,
) {
  const Icon = tone === "neutral" || tone === "accent" ? undefined : ICONS[tone];
  return (
    <span {...rest} ref={ref} className={classNames(styles.pill, styles.tones[tone], className)}>
      {icon ?? (Icon && <Icon size={14} className={styles.icon} data-part="icon" />)}
      {ownElement(children)}
    </span>
  );
});
