import type { ReactElement } from "react";
import { asChildElement } from "../../links/as-child.ts";
import { safeHref } from "../../links/safe-href.rules.ts";
import { classNames } from "../../styles/class-names.ts";
import { Avatar } from "../Avatar/Avatar.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import * as styles from "./AppBar.css.ts";

/** {@link ProfileLink} */
export interface ProfileLinkProps {
  /** The member's name; its first letter is shown in the circle. */
  name: string;
  /** Accessible name in place of the name alone, for example "Profile of Somchai". */
  label?: string | undefined;
  /** Address of the profile. */
  href?: string | undefined;
  /** A router's link, which gets the styles. Wins over `href`. */
  link?: ReactElement | undefined;
  /** `fill` on the navigation rail. @default "hug" */
  width?: keyof typeof styles.profileWidths | undefined;
}

/**
 * The signed-in member, as a link to the profile.
 * @example
 * <ProfileLink name={member.name} href="/profile" />
 */
export function ProfileLink({ name, label, href, link, width = "hug" }: ProfileLinkProps) {
  const className = classNames(styles.profile, styles.profileWidths[width]);
  const content = (
    <>
      <Avatar name={name} />
      <span
        className={styles.profileName}
        data-part="name"
        translate="no"
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
