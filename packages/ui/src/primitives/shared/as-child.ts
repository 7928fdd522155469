import {
  Children,
  cloneElement,
  type ReactElement,
  type ReactNode,
  type Ref,
  type RefObject,
} from "react";
import { classNames } from "./class-names.ts";

interface Lent {
  className?: string | undefined;
  children?: ReactNode;
  ref?: Ref<unknown> | undefined;
}

/** One ref for two. */
const joined = (refs: Ref<unknown>[]) => (node: unknown) => {
  for (const ref of refs) {
    if (typeof ref === "function") ref(node);
    else (ref as RefObject<unknown>).current = node;
  }
};

/**
 * Lends our props to the one element given as child; the child's own win, classes and refs are joined.
 * @param content - makes what stands inside from the child's own children
 * @param last - what even the child's own must yield to
 */
export function asChildElement(
  child: ReactNode,
  props: Pick<Lent, "className" | "ref">,
  content: (children: ReactNode) => ReactNode,
  last?: object | false,
): ReactElement {
  const only = Children.only(child) as ReactElement<Lent>;
  // React 18 keeps the ref of an element beside its props, 19 among them.
  const { className, children, ref } = { ...only, ...only.props };
  return cloneElement(
    only,
    {
      ...props,
      ...only.props,
      className: classNames(props.className, className),
      ref: ref && props.ref ? joined([ref, props.ref]) : (ref ?? props.ref),
      ...last,
    },
    content(children),
  );
}
