import type { ReactElement, ReactNode } from "react";
import { asChildElement } from "../../links/as-child.ts";
import { safeHref } from "../../links/safe-href.rules.ts";
import { classNames } from "../../styles/class-names.ts";
import * as styles from "./LoginFlow.css.ts";

/** Props of {@link TextLink}. */
export interface TextLinkProps {
  /** `null` with a router's link. */
  href: string | null;
  /** A router's link, used instead of a link to `href`; it gets the same style. */
  link?: ReactElement | undefined;
  /** `quiet` is another way than the one of the screen. @default "accent" */
  tone?: keyof typeof styles.linkTones;
  children: ReactNode;
}

/** A link in a sentence, with a touch target of 44 px. */
export function TextLink({ href, link, tone = "accent", children }: TextLinkProps) {
  const className = classNames(styles.link, styles.linkTones[tone]);
  if (link) return asChildElement(link, { className }, () => children);
  return (
    <a className={className} href={safeHref(href)}>
      {children}
    </a>
  );
}
