import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { classNames } from "../../styles/class-names.ts";
import { visuallyHidden } from "../../styles/hidden.css.ts";

/**
 * Text that is announced and not shown.
 * @example
 * <VisuallyHidden>Balance</VisuallyHidden>
 */
export const VisuallyHidden = forwardRef<HTMLSpanElement, ComponentPropsWithoutRef<"span">>(
  function VisuallyHidden({ className, ...rest }, ref) {
    return <span {...rest} ref={ref} className={classNames(visuallyHidden, className)} />;
  },
);
