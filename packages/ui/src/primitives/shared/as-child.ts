import { cloneElement, isValidElement, type ReactElement, type ReactNode } from "react";
import { classNames } from "./class-names.ts";

type Props = Record<string, unknown>;
type Handler = (event: { defaultPrevented: boolean }) => void;

const isHandler = (name: string, value: unknown): value is Handler =>
  /^on[A-Z]/.test(name) && typeof value === "function";

/**
 * Lends our props to the one element given as child. The child's own props win;
 * classes are joined and handlers called after each other, the child's first.
 * @param content - makes what stands inside from the child's own children
 */
export function asChildElement(
  child: ReactNode,
  props: Props,
  content: (children: ReactNode) => ReactNode,
): ReactElement {
  if (!isValidElement<Props>(child)) {
    throw new Error("asChild needs exactly one element as its child.");
  }
  const own = child.props;
  const merged: Props = { ...props, ...own };
  merged.className = classNames(props.className as string, own.className as string);
  for (const [name, ours] of Object.entries(props)) {
    const theirs = own[name];
    if (isHandler(name, ours) && isHandler(name, theirs)) {
      merged[name] = (event: { defaultPrevented: boolean }) => {
        theirs(event);
        if (!event.defaultPrevented) ours(event);
      };
    }
  }
  return cloneElement(child, merged, content(own.children as ReactNode));
}
