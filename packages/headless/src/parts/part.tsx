import {
  type ComponentPropsWithoutRef,
  type ComponentRef,
  forwardRef,
  type JSX,
  type Ref,
  type RefAttributes,
} from "react";
import { Slot } from "./slot.tsx";

type Tag = "button" | "div" | "form" | "img" | "input" | "output" | "ul";

/** Props of a part: those of its element, and `asChild` to use another element. */
export type PartProps<T extends Tag> = ComponentPropsWithoutRef<T> & {
  /** Merges its props with the only child instead of rendering an element. @default false */
  readonly asChild?: boolean | undefined;
};

type NamedPartProps<T extends Tag> = PartProps<T> & {
  readonly tag: T;
  readonly named: string;
  readonly state: string;
};

/** Renders a part without styles and texts; hosts select it by `data-part` and `data-state`. */
export const Part = forwardRef<HTMLElement, NamedPartProps<"div">>(function Part(props, ref) {
  const { tag, named, state, asChild, ...rest } = props;
  const Element = (asChild ? Slot : tag) as "div";
  return (
    <Element data-part={named} data-state={state} {...rest} ref={ref as Ref<HTMLDivElement>} />
  );
}) as <T extends Tag>(props: NamedPartProps<T> & RefAttributes<ComponentRef<T>>) => JSX.Element;
