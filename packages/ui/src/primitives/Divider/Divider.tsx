import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, type Ref } from "react";
import { classNames } from "../../styles/class-names.ts";
import * as styles from "./Divider.css.ts";

/** Props of {@link Divider}; everything else goes to its element. */
export interface DividerProps extends Omit<ComponentPropsWithoutRef<"div">, "children"> {
  /** `vertical` for a line between neighbours in an `Inline`. @default "horizontal" */
  direction?: keyof typeof styles.directions;
  /** A label in the line: "or". It is announced as text, in its position. */
  label?: ReactNode;
}

/**
 * A thin line between different groups.
 * @example
 * <Divider label="or" />
 */
export const Divider = forwardRef<HTMLElement, DividerProps>(function Divider(
  { direction = "horizontal", label, className, ...rest },
  ref,
) {
  if (label === undefined) {
    return (
      <hr
        aria-orientation={direction === "vertical" ? direction : undefined}
        {...(rest as ComponentPropsWithoutRef<"hr">)}
        ref={ref as Ref<HTMLHRElement>}
        className={classNames(styles.plain[direction], className)}
      />
    );
  }
  return (
    <div
      {...rest}
      ref={ref as Ref<HTMLDivElement>}
      className={classNames(styles.labelled, styles.directions[direction], className)}
    >
      {label}
    </div>
  );
});
