import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { classNames } from "../../styles/class-names.ts";
import { visuallyHidden } from "../../styles/hidden.css.ts";
import * as styles from "./Spinner.css.ts";

/** Props of {@link Spinner}; everything else goes to its `span`. */
export interface SpinnerProps extends Omit<ComponentPropsWithoutRef<"span">, "children"> {
  /** Announced text; without it the spinner is decoration next to a visible text. */
  label?: string;
}

/**
 * A rotating ring in the size of the text around it, shown and announced after 200 ms.
 * @example
 * <Spinner label="Reading the statement" />
 */
export const Spinner = forwardRef<HTMLSpanElement, SpinnerProps>(function Spinner(
  { label, className, ...rest },
  ref,
) {
  if (!label) {
    return (
      <span
        {...rest}
        ref={ref}
        aria-hidden="true"
        className={classNames(styles.spinner, className)}
      />
    );
  }
  return (
    <span {...rest} ref={ref} role="status" className={className}>
      <span aria-hidden="true" className={styles.spinner} data-part="ring" />
      <span className={classNames(visuallyHidden, styles.words)}>{label}</span>
    </span>
  );
});
