import {
  Children,
  type ComponentPropsWithoutRef,
  cloneElement,
  forwardRef,
  type ReactElement,
  type Ref,
  type RefObject,
  useCallback,
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

function give(ref: Ref<unknown> | undefined, node: unknown): void {
  if (typeof ref === "function") ref(node);
  else if (ref) (ref as RefObject<unknown>).current = node;
}

/**
 * Draws its only child with our props and ref.
 * @throws Error when there is not exactly one element
 */
export const Slot = forwardRef<unknown, ComponentPropsWithoutRef<"div">>(function Slot(
  { children, ...ours },
  ref,
) {
  const child = Children.only(children) as ReactElement<Props>;
  // React 18 keeps the ref of an element next to its props, React 19 in its props.
  const { ref: own } = { ...child, ...child.props } as { ref?: Ref<unknown> };
  const shared = useCallback(
    (node: unknown) => {
      give(own, node);
      give(ref, node);
    },
    [own, ref],
  );
  return cloneElement(child, { ...merged(ours, child.props), ref: ref ? shared : own } as Props);
});
