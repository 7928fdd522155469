import { mergeRefs } from "@satang/core";
import * as React from "react";
import {
  Children,
  type ComponentPropsWithoutRef,
  cloneElement,
  forwardRef,
  type ReactElement,
  type Ref,
  useMemo,
} from "react";

type Props = ComponentPropsWithoutRef<"div"> & { readonly [name: string]: unknown };

const joined = (...words: unknown[]) => words.filter(Boolean).join(" ") || undefined;

const both =
  (first: unknown, second: unknown) =>
  (...args: unknown[]) => {
    for (const call of [first, second]) if (typeof call === "function") call(...args);
  };

/** The child's own props win; handlers are both called, the child's first; classes, styles and descriptions are joined. */
function merged(ours: Props, own: Props): Props {
  const handlers = Object.keys(own).filter((name) => /^on[A-Z]/.test(name) && ours[name]);
  return {
    ...ours,
    ...own,
    ...Object.fromEntries(handlers.map((name) => [name, both(own[name], ours[name])])),
    style: ours.style && own.style ? { ...ours.style, ...own.style } : (own.style ?? ours.style),
    className: joined(ours.className, own.className),
    "aria-describedby": joined(own["aria-describedby"], ours["aria-describedby"]),
  };
}

// React 18 has no `use`; `Reflect.get`, because bundlers report a missing export that is named.
const use: unknown = Reflect.get(React, "use");

/** A server component sends an element as a lazy reference that resolves to it. */
function unwrapped(child: unknown): unknown {
  const isSent = typeof child === "object" && child !== null && "_payload" in child;
  return isSent && typeof use === "function" ? unwrapped(use(child._payload)) : child;
}

/**
 * Renders its only child with our props and ref.
 * @throws Error when there is not exactly one element
 */
export const Slot = forwardRef<unknown, ComponentPropsWithoutRef<"div">>(function Slot(
  { children, ...ours },
  ref,
) {
  const child = Children.only(unwrapped(children)) as ReactElement<Props>;
  // React 18 keeps the ref of an element next to its props, React 19 in its props.
  const { ref: own } = { ...child, ...child.props } as { ref?: Ref<unknown> };
  const shared = useMemo(() => mergeRefs(own, ref), [own, ref]);
  return cloneElement(child, { ...merged(ours, child.props), ref: ref ? shared : own } as Props);
});
