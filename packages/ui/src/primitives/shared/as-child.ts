import { cloneElement, isValidElement, type ReactElement, type ReactNode } from "react";
import { classNames } from "./class-names.ts";

/**
 * Lends our props to the one element given as child; the child's own win, and classes are joined.
 * @param content - makes what stands inside from the child's own children
 * @param last - what even the child's own must yield to
 */
export function asChildElement(
  child: ReactNode,
  props: { className?: string },
  content: (children: ReactNode) => ReactNode,
  last?: object | false,
): ReactElement {
  if (!isValidElement<{ className?: string; children?: ReactNode }>(child)) {
    throw new Error("asChild takes one element");
  }
  const { className, children } = child.props;
  return cloneElement(
    child,
    { ...props, ...child.props, className: classNames(props.className, className), ...last },
    content(children),
  );
}
