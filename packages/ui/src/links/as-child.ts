import { createElement, type ReactElement, type ReactNode, type Ref, type RefObject } from "react";
import { classNames } from "../styles/class-names.ts";
import { isRefused } from "./safe-href.rules.ts";

interface Lent {
  className?: string | undefined;
  children?: ReactNode;
  ref?: Ref<unknown> | undefined;
  href?: unknown;
  to?: unknown;
}

/**
 * Lends our props to the one element given as child; its own win, classes and refs are joined. Where it would lead to an
 * address that is refused, a bare `a` stands in its place and leads nowhere.
 * @param content - makes what stands inside from the child's own children
 * @param last - what even the child's own must yield to
 */
export function asChildElement(
  child: ReactNode,
  props: Pick<Lent, "className" | "ref">,
  content: (children: ReactNode) => ReactNode,
  last?: object | false,
): ReactElement {
  const only = child as ReactElement<Lent>;
  // React 18 keeps the ref of an element beside its props, 19 among them.
  const { className, children, ref, href, to } = { ...only, ...only.props };
  const refused = isRefused(href) || isRefused(to);
  return createElement(
    refused ? "a" : only.type,
    {
      ...props,
      ...(!refused && only.props),
      className: classNames(props.className, className),
      ref:
        ref && props.ref
          ? (node: unknown) => {
              for (const each of [ref, props.ref]) {
                if (typeof each === "function") each(node);
                else (each as RefObject<unknown>).current = node;
              }
            }
          : (ref ?? props.ref),
      ...last,
    } as Lent,
    content(children),
  );
}
