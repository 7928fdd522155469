import type { ComponentProps } from "react";
import { classNames } from "../shared/class-names.ts";
import { visuallyHidden } from "../shared/hidden.css.ts";
import { spinner } from "./Spinner.css.ts";

/** Props of {@link Spinner}; everything else goes to its `span`. */
export interface SpinnerProps extends Omit<ComponentProps<"span">, "children"> {
  /** Says what is going on; without it the spinner is decoration beside words that do. */
  label?: string;
}

/** A turning ring the size of the text around it, seen after 200 ms. */
export function Spinner({ label, className, ...rest }: SpinnerProps) {
  if (!label) {
    return <span {...rest} aria-hidden="true" className={classNames(spinner, className)} />;
  }
  return (
    <span {...rest} role="status" className={className}>
      <span aria-hidden="true" className={spinner} />
      <span className={visuallyHidden}>{label}</span>
    </span>
  );
}
