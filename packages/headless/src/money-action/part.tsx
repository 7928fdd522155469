import { Slot } from "@radix-ui/react-slot";
import type { ComponentPropsWithRef, JSX } from "react";

type Tag = "button" | "div" | "form" | "img" | "input" | "output";

/** Props of a part: those of its element, and `asChild` to be another element instead. */
export type PartProps<T extends Tag> = ComponentPropsWithRef<T> & {
  /** Gives its behaviour to the only child instead of drawing an element. @default false */
  readonly asChild?: boolean | undefined;
};

type NamedPartProps<T extends Tag> = PartProps<T> & {
  readonly tag: T;
  readonly named: string;
  readonly state: string;
};

/** Draws a part without style or words; `data-part` and `data-state` are what hosts style by. */
export function Part<T extends Tag>(props: NamedPartProps<T>): JSX.Element {
  const { tag, named, state, asChild, ...rest } = props;
  const Element = (asChild ? Slot : tag) as "div";
  return (
    <Element data-part={named} data-state={state} {...(rest as ComponentPropsWithRef<"div">)} />
  );
}
