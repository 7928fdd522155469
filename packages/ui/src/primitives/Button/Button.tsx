"use client";

import {
  type ComponentPropsWithoutRef,
  type ElementType,
  Fragment,
  forwardRef,
  type MouseEvent,
  type ReactNode,
} from "react";
import { asChildElement } from "../../links/as-child.ts";
import { createElement } from "../../links/create-element.ts";
import { isRefused } from "../../links/safe-href.rules.ts";
import { classNames } from "../../styles/class-names.ts";
import * as styles from "./Button.css.ts";

/** Props of {@link Button}; everything else goes to its element. */
export interface ButtonProps extends ComponentPropsWithoutRef<"button"> {
  /** Label of the button. */
  children?: ReactNode;
  /**
   * Emphasis: one `accent` per screen.
   * @default "accent"
   */
  variant?: keyof typeof styles.variants;
  /**
   * `critical` colours the label of an `outline` or `text` button for a destructive action.
   * @default "neutral"
   */
  tone?: "neutral" | "critical";
  /** Padding and size of its words; it is 44 px high at the least in each. @default "medium" */
  size?: "small" | "medium";
  /**
   * `fill` uses the width of its container.
   * @default "hug"
   */
  width?: "hug" | "fill";
  /**
   * An action is under way: keeps focus and width, ignores presses, shows a spinner after 200 ms.
   * @default false
   */
  loading?: boolean;
  /** Icon before the label. */
  startIcon?: ReactNode;
  /** Icon after the label. */
  endIcon?: ReactNode;
  /** Makes it a link. An address that could run code is rejected, as by `safeHref`. */
  href?: string;
  /**
   * Merges its props with the child element, for example a router's link.
   * @default false
   */
  asChild?: boolean;
  /** Type in a form. @default "button" */
  type?: "button" | "submit" | "reset";
}

const busy = {
  "aria-busy": true,
  "aria-disabled": true,
  onClick: (event: MouseEvent) => event.preventDefault(),
} as const;

/**
 * Runs an action when pressed.
 * @example
 * <Button loading={isSending} onClick={send}>Deposit</Button>
 */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  {
    className,
    variant = "accent",
    loading: working,
    size,
    width,
    children,
    endIcon,
    href,
    tone,
    type = "button",
    startIcon,
    asChild,
    ...rest
  },
  ref,
) {
  // No JSX: its functions would make a button heavier than it may be. A lone string is the cheapest child there is.
  // Next to an icon it has an element of its own: the translator of a browser moves a text that has siblings.
  const content = (label: ReactNode) =>
    startIcon || endIcon
      ? createElement(
          Fragment,
          null,
          startIcon,
          label && createElement("span", null, label),
          endIcon,
        )
      : label;
  const inside = content(children);
  const isLink = href != null;
  const props = {
    ...rest,
    ref,
    className: classNames(
      styles.variants[variant],
      (typeof inside !== "string" || working || isLink) && styles.row,
      size === "small" && styles.small,
      tone === "critical" && styles.criticalText,
      width === "fill" && styles.fill,
      className,
    ),
    ...(working && busy),
  };
  if (asChild) return asChildElement(children, props, content, working && busy);
  const Tag = (isLink ? "a" : "button") as ElementType;
  return createElement(
    Tag,
    { ...props, type: isLink ? undefined : type, href: isRefused(href) ? undefined : href },
    inside,
  );
});
