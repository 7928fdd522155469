import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { classNames } from "../../styles/class-names.ts";
import * as styles from "./Heading.css.ts";

/** Props of {@link Heading}; everything else goes to its element. */
export interface HeadingProps extends ComponentPropsWithoutRef<"h2"> {
  /** Level in the outline of the page; the style depends on `size`. */
  level: 1 | 2 | 3 | 4;
  /**
   * Text size, independent of the level.
   * @default "title" for level 1, "lead" for 2, "body" below
   */
  size?: keyof typeof styles.sizes;
}

const sizeOfLevel = { 1: "title", 2: "lead", 3: "body", 4: "body" } as const;

/**
 * The title of a page, a sheet or a section.
 * @example
 * <Heading level={2}>Deposit</Heading>
 */
export const Heading = forwardRef<HTMLHeadingElement, HeadingProps>(function Heading(
  { level, size = sizeOfLevel[level], className, ...rest },
  ref,
) {
  const Element = `h${level}` as const;
  return (
    <Element
      {...rest}
      ref={ref}
      className={classNames(styles.base, styles.sizes[size], className)}
    />
  );
});
