"use client";

import {
  type ComponentPropsWithoutRef,
  createElement,
  type ElementType,
  Fragment,
  forwardRef,
  type MouseEvent,
  type ReactNode,
} from "react";
import { asChildElement } from "../../links/as-child.ts";
import { isRefused } from "../../links/safe-href.rules.ts";
import { classNames } from "../../styles/class-names.ts";
import * as css from "./Button.css.ts";

/** Props of {@link Button}; everything else goes to its element. */
export interface ButtonProps extends ComponentPropsWithoutRef<"button"> {
  /** Its words. */
  children?: ReactNode;
  /**
   * How loud it is: one `accent` a screen.
   * @default "accent"
   */
  variant?: keyof typeof css.variants;
  /**
   * `critical` colours the words of an `outline` or `text` button that ends something.
   * @default "neutral"
   */
  tone?: "neutral" | "critical";
  /** Padding and size of its words; it is 44 px high at the least in each. @default "medium" */
  size?: "small" | "medium";
  /**
   * `fill` takes the width of what holds it.
   * @default "hug"
   */
  width?: "hug" | "fill";
  /**
   * Working: keeps focus and width, takes no press, shows a spinner after 200 ms.
   * @default false
   */
  loading?: boolean;
  /** Icon before the label. */
  startIcon?: ReactNode;
  /** Icon after the label. */
  endIcon?: ReactNode;
  /** Makes it a link. An address that could run something is refused, as by `safeHref`. */
  href?: string;
  /**
   * Lends looks and behaviour to the one element inside, for example a router's link.
   * @default false
   */
  asChild?: boolean;
  /** What it does in a form. @default "button" */
  type?: "button" | "submit" | "reset";
}

const busy = {
  "aria-busy": true,
  "aria-disabled": true,
  onClick: (event: MouseEvent) => event.preventDefault(),
} as const;

/** Does something when pressed. */
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
  const content = (label: ReactNode) =>
    startIcon || endIcon ? createElement(Fragment, null, startIcon, label, endIcon) : label;
  const inside = content(children);
  const isLink = href != null;
  const props = {
    ...rest,
    ref,
    className: classNames(
      css.variants[variant],
      (typeof inside !== "string" || working || isLink) && css.row,
      size === "small" && css.small,
      tone === "critical" && css.criticalText,
      width === "fill" && css.fill,
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
