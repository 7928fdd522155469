import type { ComponentPropsWithoutRef, ComponentType, ReactElement } from "react";

/** Props of every icon; everything else goes to its `svg`. */
export interface IconProps extends Omit<ComponentPropsWithoutRef<"svg">, "children"> {
  /** Width and height in px. @default 20 */
  size?: number;
}

/** An icon is decoration: the words beside it, or the label of its button, say what it means. */
export type Icon = (props: IconProps) => ReactElement;

/** What can be drawn: an icon of `lucide-react`, or a component of yours that hands its props to an `svg`. */
export type IconDrawing = ComponentType<IconProps>;

/**
 * Makes an icon of a drawing: 20 px, in the weight of our text, silent. Name it by what it means.
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
