import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { classNames } from "../../styles/class-names.ts";
import { UserIcon } from "../Icon/icons.ts";
import * as css from "./Avatar.css.ts";
import { initialOf } from "./initial.rules.ts";

/** Props of {@link Avatar}; everything else goes to its `span`. */
export interface AvatarProps extends Omit<ComponentPropsWithoutRef<"span">, "children"> {
  /** Whose; the name itself stands beside it in words. */
  name: string;
  /** `small` in a bar, `medium` at the head of a page. @default "small" */
  size?: keyof typeof css.sizes;
}

/** A member's first letter in a circle, or a person where the name has none; decoration beside the name. */
export const Avatar = forwardRef<HTMLSpanElement, AvatarProps>(function Avatar(
  { name, size = "small", className, ...rest },
  ref,
) {
  return (
    <span
      {...rest}
      ref={ref}
      aria-hidden="true"
      className={classNames(css.avatar, css.sizes[size], className)}
    >
      {initialOf(name) || <UserIcon width="1.3em" height="1.3em" data-part="nobody" />}
    </span>
  );
});
