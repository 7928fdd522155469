import type { ReactElement, ReactNode } from "react";
import { asChildElement } from "../../links/as-child.ts";
import { safeHref } from "../../links/safe-href.rules.ts";
import * as styles from "./LoginFlow.css.ts";

/** Props of {@link TextLink}. */
export interface TextLinkProps {
  /** `null` with a router's link. */
  href: string | null;
  /** A router's link, used instead of a link to `href`; it gets the same style. */
  link?: ReactElement | undefined;
  children: ReactNode;
}

/** A link in a sentence, with a touch target of 44 px. */
export function TextLink({ href, link, children }: TextLinkProps) {
  if (link) return asChildElement(link, { className: styles.link }, () => children);
  return (
    <a className={styles.link} href={safeHref(href)}>
      {children}
    </a>
  );
}
