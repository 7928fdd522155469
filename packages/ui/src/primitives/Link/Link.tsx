import { type ComponentPropsWithoutRef, forwardRef, isValidElement, type ReactNode } from "react";
import { asChildElement } from "../../links/as-child.ts";
import { safeHref } from "../../links/safe-href.rules.ts";
import { classNames } from "../../styles/class-names.ts";
import * as css from "./Link.css.ts";
import { NewTabHint } from "./NewTabHint.tsx";

/** Props of {@link Link}; everything else goes to its `a`. */
export interface LinkProps extends ComponentPropsWithoutRef<"a"> {
  /** Its words. */
  children?: ReactNode;
  /**
   * Where it leads. An address that is not `http`, `https`, `mailto`, `tel`, `sms`, `line` or one of this
   * site is refused: the words stay, the link does not.
   */
  href?: string;
  /** `_blank` says in words that it opens a new tab, and lends nothing of this page to it. @default "_self" */
  target?: ComponentPropsWithoutRef<"a">["target"];
  /**
   * `inline` stands in a sentence and is underlined; `standalone` stands alone, 44 px to the finger.
   * @default "inline"
   */
  variant?: keyof typeof css.variants;
  /** `inherit` takes the colour of the words around it. @default "accent" */
  tone?: keyof typeof css.tones;
  /** Icon before the words of a `standalone` one. */
  startIcon?: ReactNode;
  /** Icon after the words of a `standalone` one. */
  endIcon?: ReactNode;
  /**
   * Lends its looks to the one element inside, for example a router's link; its `href` or `to` is
   * judged as ours is.
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

/** Leads somewhere: in a sentence, or alone. */
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
    className: classNames(css.link, css.variants[variant], css.tones[tone], className),
  };
  const content = (words: ReactNode) => (
    <>
      {startIcon}
      {away && !refused ? (
        <span data-part="label">
          {words}
          <NewTabHint />
        </span>
      ) : (
        words
      )}
      {endIcon}
    </>
  );
  if (asChild && !refused) return asChildElement(children, props, content);
  return <a {...props}>{content(child ? led.children : children)}</a>;
});
