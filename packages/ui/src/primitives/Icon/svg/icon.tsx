import type { ComponentPropsWithoutRef, ComponentType, ReactElement } from "react";

/** Props of every icon; everything else goes to its `svg`. */
export interface IconProps extends Omit<ComponentPropsWithoutRef<"svg">, "children"> {
  /** Width and height in px. @default 20 */
  size?: number;
}

/** An icon is decoration: the text next to it, or the label of its button, has its meaning. */
export type Icon = (props: IconProps) => ReactElement;

/**
 * A drawing: an icon of `lucide-react`, or your own component that passes its props to an `svg`.
 */
export type IconDrawing = ComponentType<IconProps>;

/**
 * Makes an icon of a drawing: 20 px, with the stroke of our icons, hidden from screen readers. Name
 * it by its meaning.
 *
 * @example
 * import { Rocket } from "lucide-react";
 * export const LaunchIcon = icon(Rocket);
 */
export function icon(Drawing: IconDrawing): Icon {
  return function Icon({ size = 20, ...rest }: IconProps) {
    return <Drawing size={size} strokeWidth={1.9} aria-hidden focusable={false} {...rest} />;
  };
}
