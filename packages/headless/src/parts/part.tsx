import type { ComponentPropsWithoutRef, ComponentRef, ElementType, ForwardedRef } from "react";
import { Slot } from "./slot.tsx";

/** The elements of parts. */
export type PartTag = "button" | "div" | "form" | "img" | "input" | "output" | "ul";

/** Props of a part: those of its element, and `asChild` to use another element. */
export type PartProps<Tag extends PartTag> = ComponentPropsWithoutRef<Tag> & {
  /** Merges its props with the only child instead of rendering an element. @default false */
  readonly asChild?: boolean | undefined;
};

type NamedPartProps<Tag extends PartTag> = PartProps<Tag> & {
  readonly tag: Tag;
  readonly named: string;
  readonly state: string;
  /** The ref of the host. */
  readonly forwarded: ForwardedRef<ComponentRef<Tag>>;
};

/** Renders a part without styles and texts; hosts select it by `data-part` and `data-state`. */
export function Part<Tag extends PartTag>(props: NamedPartProps<Tag>) {
  const { tag, named, state, asChild, forwarded, ...rest } = props;
  const Element: ElementType = asChild ? Slot : tag;
  return <Element data-part={named} data-state={state} {...rest} ref={forwarded} />;
}
