import {
  type ComponentProps,
  type ComponentPropsWithoutRef,
  forwardRef,
  type ReactNode,
} from "react";
import { asChildElement } from "../../links/as-child.ts";
import { safeHref } from "../../links/safe-href.rules.ts";
import { classNames } from "../../styles/class-names.ts";
import * as styles from "./IconButton.css.ts";

/** Props of {@link IconButton}; everything else goes to its element. */
export interface IconButtonProps extends Omit<ComponentPropsWithoutRef<"button">, "aria-label"> {
  /** Action of the button: accessible name and the browser's tooltip. */
  label: string;
  /** The icon. */
  children: ReactNode;
  /**
   * Background: none, sunken into the surface, or the accent's soft colour. @default "plain"
   */
  variant?: keyof typeof styles.variants;
  /** Makes it a link. An address that could run code is rejected, as by `safeHref`. */
  href?: string;
  /**
   * Merges its props and name with the child element, for example a router's link around the icon.
   * @default false
   */
  asChild?: boolean;
}

/**
 * A button that is only an icon, with a touch target of 44 px. Use a {@link Button} when a text
 * fits.
 * @example
 * <IconButton label="Close" onClick={close}><CloseIcon /></IconButton>
 */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { label, variant = "plain", href, asChild, className, children, ...rest },
  ref,
) {
  const props = {
    title: label,
    ...rest,
    ref,
    "aria-label": label,
    className: classNames(styles.base, styles.variants[variant], className),
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
