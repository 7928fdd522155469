import type { LucideIcon } from "lucide-react";
import type { ComponentProps, ReactElement } from "react";

/** Props of every icon; everything else goes to its `svg`. */
export interface IconProps extends Omit<ComponentProps<"svg">, "children"> {
  /** Width and height in px. @default 20 */
  size?: number;
}

/** An icon is decoration: the words beside it, or the label of its button, say what it means. */
export type Icon = (props: IconProps) => ReactElement;

/** Draws one in the weight of our text. */
export function icon(Drawing: LucideIcon): Icon {
  return function Icon({ size = 20, ref: _, ...rest }: IconProps) {
    return <Drawing size={size} strokeWidth={1.9} aria-hidden focusable={false} {...rest} />;
  };
}
