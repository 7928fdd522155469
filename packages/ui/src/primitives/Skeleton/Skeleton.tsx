import { classNames } from "../shared/class-names.ts";
import * as styles from "./Skeleton.css.ts";

/** {@link Skeleton} */
export interface SkeletonProps {
  /**
   * `line` stands for text, `block` for a picture or card, `circle` for an avatar.
   * @default "line"
   */
  shape?: keyof typeof styles.shapes | undefined;
  /** Any CSS length. @default "100%" */
  width?: string | undefined;
  /** Any CSS length. @default that of the shape */
  height?: string | undefined;
}

/**
 * The place of something that is loading. It stays unseen for 200 ms, so that a quick reply never
 * flickers, and is silent: wrap a group in `ListSkeleton` or an element with `aria-busy`.
 *
 * @example
 * <Skeleton width="55%" />
 */
export function Skeleton({ shape = "line", width, height }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(styles.skeleton, styles.shapes[shape])}
      style={{ width, height }}
    />
  );
}
