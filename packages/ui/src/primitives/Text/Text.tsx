import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from "react";
import { classNames } from "../../styles/class-names.ts";
import * as css from "./Text.css.ts";

/** Props of {@link Text}; everything else goes to its element. */
export interface TextProps extends ComponentPropsWithoutRef<"p"> {
  /** The words. */
  children?: ReactNode;
  /** The element it is. @default "p" */
  as?: "p" | "span" | "div" | "strong" | "small" | "dt" | "dd";
  /**
   * `body` is for reading, `lead` for what comes first, the others for what stands beside.
   * @default "body"
   */
  size?: keyof typeof css.sizes;
  /** Colour by meaning; say the meaning in words too. @default "inherit" */
  tone?: keyof typeof css.tones;
  /** How bold. @default "regular" */
  weight?: keyof typeof css.weights;
  /** Where its lines begin. @default "start" */
  align?: keyof typeof css.aligns;
}

/** Running words, with the line height their script needs. */
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
        css.base,
        css.sizes[size],
        css.tones[tone],
        css.weights[weight],
        css.aligns[align],
        className,
      )}
    />
  );
});
