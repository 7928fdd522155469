import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from "react";
import { classNames } from "../../styles/class-names.ts";
import * as styles from "./Card.css.ts";

/** Props of {@link Card}; everything else goes to its element. */
export interface CardProps extends ComponentPropsWithoutRef<"div"> {
  /** Content of the card. */
  children?: ReactNode;
  /** For a `form` that shows its own messages. */
  noValidate?: boolean;
  /** Element to render. @default "div" */
  as?: "div" | "section" | "article" | "form" | "li";
  /** Space around its content; `none` for a list that reaches the edges. @default "medium" */
  padding?: keyof typeof styles.paddings;
  /** `raised` has a shadow. @default "flat" */
  elevation?: keyof typeof styles.elevations;
}

/**
 * A surface for content that belongs together.
 * @example
 * <Card padding="large" elevation="raised">Your balance</Card>
 */
export const Card = forwardRef<HTMLDivElement, CardProps>(function Card(
  { as = "div", padding = "medium", elevation = "flat", className, ...rest },
  ref,
) {
  const Element = as as "div";
  return (
    <Element
      {...rest}
      ref={ref}
      className={classNames(
        styles.card,
        styles.paddings[padding],
        styles.elevations[elevation],
        className,
      )}
    />
  );
});
