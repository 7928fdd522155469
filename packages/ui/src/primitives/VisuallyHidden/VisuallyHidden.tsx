import type { ComponentProps } from "react";
import { classNames } from "../shared/class-names.ts";
import { visuallyHidden } from "../shared/hidden.css.ts";

/** Words that are spoken and not shown. */
export function VisuallyHidden({ className, ...rest }: ComponentProps<"span">) {
  return <span {...rest} className={classNames(visuallyHidden, className)} />;
}
