import { createElement, type ReactElement, type SVGAttributes } from "react";
import type { Icon, IconProps } from "./icon.tsx";

type Shape = readonly [
  tag: "circle" | "line" | "path" | "rect",
  attributes: SVGAttributes<SVGElement>,
];

/** An icon of shapes on a square of 24. */
export function drawn(shapes: readonly Shape[]): Icon {
  const drawing = shapes.map(([tag, attributes], key) =>
    createElement(tag, { key, ...attributes }),
  );
  return ({ size = 20, ...rest }: IconProps): ReactElement => (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.9}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      focusable={false}
      {...rest}
    >
      {drawing}
    </svg>
  );
}
