import type { ReactElement, ReactNode } from "react";
import { asChildElement } from "../../links/as-child.ts";
import { safeHref } from "../../links/safe-href.rules.ts";
import { classNames } from "../../styles/class-names.ts";
import { Logo } from "../Logo/Logo.tsx";
import * as styles from "./AppBar.css.ts";

/** {@link BrandName} */
export interface BrandNameProps {
  /** Name of the service. */
  name: ReactNode;
  /** A partner's own logo, 30 px high. @default the coin with two waves */
  logo?: ReactNode;
  /** `large` for the navigation rail. @default "medium" */
  size?: keyof typeof styles.brandSizes | undefined;
  /** Makes it a link to the first page. */
  href?: string | undefined;
  /** A router's link, which gets the styles. Wins over `href`. */
  link?: ReactElement | undefined;
}

/**
 * Logo and name of the service.
 * @example
 * <BrandName name="Acme" logo={<AcmeLogo />} href="/" />
 */
export function BrandName({ name, logo, size = "medium", href, link }: BrandNameProps) {
  const className = classNames(styles.brandName, styles.brandSizes[size]);
  const content = (
    <>
      {logo ?? <Logo size={size === "large" ? 34 : 30} />}
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
