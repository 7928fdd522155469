import { type ComponentPropsWithoutRef, forwardRef, isValidElement, type ReactNode } from "react";
import { asChildElement } from "../../links/as-child.ts";
import { safeHref } from "../../links/safe-href.rules.ts";
import { classNames } from "../../styles/class-names.ts";
import { ownElement } from "../../text/own-element.ts";
import * as styles from "./Link.css.ts";
import { NewTabHint } from "./NewTabHint.tsx";

/** Props of {@link Link}; everything else goes to its `a`. */
export interface LinkProps extends ComponentPropsWithoutRef<"a"> {
  /** Text of the link. */
  children?: ReactNode;
  /**
   * Address of the link. An address other than `http`, `https`, `mailto`, `tel`, `sms`, `line` or one of
   * this site is rejected: the text stays, without a link.
   */
  href?: string;
  /**
   * `_blank` announces that it opens a new tab, which gets no access to this page. @default "_self"
   */
  target?: ComponentPropsWithoutRef<"a">["target"];
  /**
   * `inline` is for sentences and underlined; `standalone` has a touch target of 44 px.
   * @default "inline"
   */
  variant?: keyof typeof styles.variants;
  /** `inherit` uses the colour of the text around it. @default "accent" */
  tone?: keyof typeof styles.tones;
  /** Icon before the text of a `standalone` link. */
  startIcon?: ReactNode;
  /** Icon after the text of a `standalone` link. */
  endIcon?: ReactNode;
  /**
   * Merges its props with the child element, for example a router's link; its `href` or `to` is
   * checked in the same way.
   * @default false
   */
  asChild?: boolean;
}

interface Led {
  href?: unknown;
  to?: unknown;
  target?: string;
  children?: ReactNode;
}

/**
 * A link in a sentence, or alone.
 * @example
 * <Link href="/terms">Terms of use</Link>
 */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(
  {
    href,
    target,
    variant = "inline",
    tone = "accent",
    startIcon,
    endIcon,
    asChild,
    className,
    children,
    ...rest
  },
  ref,
) {
  const child = asChild && isValidElement<Led>(children) ? children : undefined;
  const { href: ledTo = href, to, ...led } = child?.props ?? {};
  const away = (led.target ?? target) === "_blank";
  const refused = [ledTo, to].some((given) => given != null && safeHref(given) === undefined);
  const props = {
    ...rest,
    ...(ref && { ref }),
    ...(target && { target }),
    ...(away && { rel: "noopener noreferrer" }),
    ...(!refused && href !== undefined && { href }),
    "data-state": refused ? "refused" : undefined,
    className: classNames(styles.link, styles.variants[variant], styles.tones[tone], className),
  };
  const content = (words: ReactNode) => (
    <>
      {startIcon}
      {away && !refused ? (
        <span data-part="label">
          {ownElement(words)}
          <NewTabHint />
        </span>
      ) : (
        ownElement(words)
      )}
      {endIcon}
    </>
  );
  if (asChild && !refused) return asChildElement(children, props, content);
  return <a {...props}>{content(child ? led.children : children)}</a>;
});
