import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { classNames } from "../../styles/class-names.ts";
import * as styles from "./Skeleton.css.ts";

/** Props of {@link Skeleton}; everything else goes to its `span`. */
export interface SkeletonProps extends Omit<ComponentPropsWithoutRef<"span">, "children"> {
  /**
   * `line` for text, `block` for a picture or card, `circle` for an avatar.
   * @default "line"
   */
  shape?: keyof typeof styles.shapes | undefined;
  /** Any CSS length. @default "100%" */
  width?: string | undefined;
  /** Any CSS length. @default that of the shape */
  height?: string | undefined;
}

/**
 * A placeholder for loading content. It is invisible for 200 ms, so that a fast reply never
 * flickers, and is not announced: wrap a group in `ListSkeleton` or an element with `aria-busy`.
 *
 * @example
 * <Skeleton width="55%" />
 */
export const Skeleton = forwardRef<HTMLSpanElement, SkeletonProps>(function Skeleton(
  { shape = "line", width, height, className, style, ...rest },
  ref,
) {
  return (
    <span
      {...rest}
      ref={ref}
      aria-hidden="true"
      className={classNames(styles.skeleton, styles.shapes[shape], className)}
      style={{ width, height, ...style }}
    />
  );
});
