import type { ReactElement } from "react";
import { asChildElement } from "../../links/as-child.ts";
import { safeHref } from "../../links/safe-href.rules.ts";
import { classNames } from "../../styles/class-names.ts";
import { Avatar } from "../Avatar/Avatar.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import * as styles from "./AppBar.css.ts";

/** {@link ProfileLink} */
export interface ProfileLinkProps {
  /** The member's name; its first letter stands in the circle. */
  name: string;
  /** Spoken instead of the name alone, for example "Profile of Somchai". */
  label?: string | undefined;
  /** Where the profile is. */
  href?: string | undefined;
  /** A router's link, to lend the looks to. Wins over `href`. */
  link?: ReactElement | undefined;
  /** `fill` on the navigation rail. @default "hug" */
  width?: keyof typeof styles.profileWidths | undefined;
}

/** Who is signed in, leading to the profile. */
export function ProfileLink({ name, label, href, link, width = "hug" }: ProfileLinkProps) {
  const className = classNames(styles.profile, styles.profileWidths[width]);
  const content = (
    <>
      <Avatar name={name} />
      <span
        className={styles.profileName}
        data-part="name"
        aria-hidden={label === undefined ? undefined : true}
      >
        {name}
      </span>
      {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
    </>
  );
  if (link) return asChildElement(link, { className }, () => content);
  return (
    <a className={className} href={safeHref(href)}>
      {content}
    </a>
  );
}
