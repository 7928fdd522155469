import type { ReactElement, ReactNode } from "react";
import { Mark } from "../Mark/Mark.tsx";
import { asChildElement } from "../shared/as-child.ts";
import { classNames } from "../shared/class-names.ts";
import { safeHref } from "../shared/safe-href.rules.ts";
import * as styles from "./AppBar.css.ts";

/** {@link BrandName} */
export interface BrandNameProps {
  /** Name of the service. */
  name: ReactNode;
  /** A partner's own logo, 30 px high. @default the coin with two waves */
  mark?: ReactNode;
  /** `large` for the side rail. @default "medium" */
  size?: keyof typeof styles.brandSizes | undefined;
  /** Makes it a link to the first page. */
  href?: string | undefined;
  /** A router's link, which gets the styles. Wins over `href`. */
  link?: ReactElement | undefined;
}

/** Logo and name of the service. */
export function BrandName({ name, mark, size = "medium", href, link }: BrandNameProps) {
  const className = classNames(styles.brandName, styles.brandSizes[size]);
  const content = (
    <>
      {mark ?? <Mark size={size === "large" ? 34 : 30} />}
      <span className={styles.name} data-part="name">
        {name}
      </span>
    </>
  );
  if (link) return asChildElement(link, { className }, () => content);
  if (href !== undefined) {
    return (
      <a className={className} href={safeHref(href)}>
        {content}
      </a>
    );
  }
  return <span className={className}>{content}</span>;
}
