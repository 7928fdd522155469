import type { ReactElement, ReactNode } from "react";
import { asChildElement } from "../../primitives/shared/as-child.ts";
import { safeHref } from "../../primitives/shared/safe-href.rules.ts";
import { link as className } from "./LoginFlow.css.ts";

/** Props of {@link TextLink}. */
export interface TextLinkProps {
  href: string;
  /** A router's link, to lend the looks to. Wins over `href`. */
  link?: ReactElement | undefined;
  children: ReactNode;
}

/** A link in a sentence, tall enough for a thumb. */
export function TextLink({ href, link, children }: TextLinkProps) {
  if (link) return asChildElement(link, { className }, () => children);
  return (
    <a className={className} href={safeHref(href)}>
      {children}
    </a>
  );
}
