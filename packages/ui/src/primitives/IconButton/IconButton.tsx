import {
  type ComponentProps,
  type ComponentPropsWithoutRef,
  forwardRef,
  type ReactNode,
} from "react";
import { asChildElement } from "../../links/as-child.ts";
import { safeHref } from "../../links/safe-href.rules.ts";
import { classNames } from "../../styles/class-names.ts";
import * as css from "./IconButton.css.ts";

/** Props of {@link IconButton}; everything else goes to its element. */
export interface IconButtonProps extends Omit<ComponentPropsWithoutRef<"button">, "aria-label"> {
  /** What it does, spoken and shown as the browser's hint. */
  label: string;
  /** The icon. */
  children: ReactNode;
  /** Its ground: none, sunken into the surface, or the accent's soft colour. @default "plain" */
  variant?: keyof typeof css.variants;
  /** Makes it a link. An address that could run something is refused, as by `safeHref`. */
  href?: string;
  /**
   * Lends looks and name to the one element inside, for example a router's link around the icon.
   * @default false
   */
  asChild?: boolean;
}

/** A button that is only an icon, 44 px to the finger. Use a {@link Button} where there is room for words. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { label, variant = "plain", href, asChild, className, children, ...rest },
  ref,
) {
  const props = {
    title: label,
    ...rest,
    ref,
    "aria-label": label,
    className: classNames(css.base, css.variants[variant], className),
  };
  if (asChild) return asChildElement(children, props, (icon) => icon);
  return href === undefined ? (
    <button type="button" {...props}>
      {children}
    </button>
  ) : (
    <a {...(props as ComponentProps<"a">)} href={safeHref(href)}>
      {children}
    </a>
  );
});
