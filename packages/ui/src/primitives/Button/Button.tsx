"use client";

import {
  type ComponentPropsWithoutRef,
  type ElementType,
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
  /** Its label. */
  children?: ReactNode;
  /**
   * Its emphasis: one `accent` per screen.
   * @default "accent"
   */
  variant?: keyof typeof css.variants;
  /**
   * `critical` colours the label of an `outline` or `text` button for a destructive action.
   * @default "neutral"
   */
  tone?: "neutral" | "critical";
  /** Padding and text size; it is at least 44 px high in each size. @default "medium" */
  size?: keyof typeof css.sizes;
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
  /** Its type in a form. @default "button" */
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
    size = "medium",
    width,
    children,
    endIcon,
    href,
    tone,
    type = href == null ? "button" : undefined,
    startIcon,
    asChild,
    ...rest
  },
  ref,
) {
  // A single string is the cheapest child for React.
  const content = (label: ReactNode) =>
    startIcon || endIcon ? (
      <>
        {startIcon}
        {label}
        {endIcon}
      </>
    ) : (
      label
    );
  const props = {
    ...rest,
    ref,
    className: classNames(
      css.base,
      css.variants[variant],
      tone === "critical" && css.criticalText,
      css.sizes[size],
      width === "fill" && css.fill,
      className,
    ),
    children: content(children),
    ...(working && busy),
  };
  const Tag = (href == null ? "button" : "a") as ElementType;
  return asChild ? (
    asChildElement(children, props, content, working && busy)
  ) : (
    <Tag type={type} href={isRefused(href) ? undefined : href} {...props} />
  );
});
