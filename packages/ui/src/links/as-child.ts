import type { ReactElement, ReactNode, Ref, RefObject } from "react";
import { classNames } from "../styles/class-names.ts";
import { createElement } from "./create-element.ts";
import { isRefused } from "./safe-href.rules.ts";

interface Lent {
  className?: string | undefined;
  children?: ReactNode;
  ref?: Ref<unknown> | undefined;
  href?: unknown;
  to?: unknown;
}

/**
 * Merges our props with the child element; its own props win, classes and refs are merged. When its
 * address is rejected, an `a` without an address is rendered instead.
 * @param content - makes the content from the child's own children
 * @param last - props that win over those of the child
 */
export function asChildElement(
  child: ReactNode,
  props: Pick<Lent, "className" | "ref">,
  content: (children: ReactNode) => ReactNode,
  last?: object | false,
): ReactElement {
  const only = child as ReactElement<Lent>;
  // React 18 stores the ref of an element next to its props, 19 in its props.
  const { className, children, ref, href, to } = { ...only, ...only.props };
  const refused = isRefused(href) || isRefused(to);
  return createElement(
    refused ? "a" : only.type,
    {
      ...props,
      ...(!refused && only.props),
      className: classNames(props.className, className),
      // Not `mergeRefs`: a button would weigh more than is promised. A cleanup that one of two refs returns is not called.
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
