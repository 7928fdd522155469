import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { classNames } from "../../styles/class-names.ts";
import { UserIcon } from "../Icon/icons.ts";
import * as styles from "./Avatar.css.ts";
import { initialOf } from "./initial.rules.ts";

/** Props of {@link Avatar}; everything else goes to its `span`. */
export interface AvatarProps extends Omit<ComponentPropsWithoutRef<"span">, "children"> {
  /** The member's name, which must also be visible next to it. */
  name: string;
  /** `small` in a bar, `medium` at the top of a page. @default "small" */
  size?: keyof typeof styles.sizes;
}

/**
 * The first letter of a member's name in a circle, or a person when the name has none; decoration
 * next to the name.
 * @example
 * <Avatar name="Somchai" />
 */
export const Avatar = forwardRef<HTMLSpanElement, AvatarProps>(function Avatar(
  { name, size = "small", className, ...rest },
  ref,
) {
  return (
    <span
      {...rest}
      ref={ref}
      aria-hidden="true"
      translate="no"
      className={classNames(styles.avatar, styles.sizes[size], className)}
    >
      {initialOf(name) || <UserIcon width="1.3em" height="1.3em" data-part="nobody" />}
    </span>
  );
});
