import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from "react";
import { classNames } from "../../styles/class-names.ts";
import * as styles from "./Text.css.ts";

/** Props of {@link Text}; everything else goes to its element. */
export interface TextProps extends ComponentPropsWithoutRef<"p"> {
  /** The text. */
  children?: ReactNode;
  /** Element to render. @default "p" */
  as?: "p" | "span" | "div" | "strong" | "small" | "dt" | "dd";
  /**
   * `body` for running text, `lead` for an introduction, the others for secondary text.
   * @default "body"
   */
  size?: keyof typeof styles.sizes;
  /** Colour by meaning, in addition to the words. @default "inherit" */
  tone?: keyof typeof styles.tones;
  /** Font weight. @default "regular" */
  weight?: keyof typeof styles.weights;
  /** Text alignment. @default "start" */
  align?: keyof typeof styles.aligns;
}

/**
 * Running text, with the line height that its script needs.
 * @example
 * <Text tone="muted" size="small">Updated at 12:30</Text>
 */
export const Text = forwardRef<HTMLParagraphElement, TextProps>(function Text(
  {
    as = "p",
    size = "body",
    tone = "inherit",
    weight = "regular",
    align = "start",
    className,
    ...rest
  },
  ref,
) {
  const Element = as as "p";
  return (
    <Element
      {...rest}
      ref={ref}
      className={classNames(
        styles.base,
        styles.sizes[size],
        styles.tones[tone],
        styles.weights[weight],
        styles.aligns[align],
        className,
      )}
    />
  );
});
