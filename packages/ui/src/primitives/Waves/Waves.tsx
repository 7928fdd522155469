import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { classNames } from "../../styles/class-names.ts";
import * as styles from "./Waves.css.ts";

/** Props of {@link Waves}; everything else goes to its `svg`. */
export interface WavesProps extends Omit<ComponentPropsWithoutRef<"svg">, "children"> {
  /** `start` keeps the start free for text. @default "none" */
  fade?: keyof typeof styles.fades;
  /** Opacity of the first line, 0–1; the lines below grow fainter. @default 0.3 */
  strength?: number;
}

const LINES = Array.from({ length: 9 }, (_, line) => ({
  line,
  path: `M-10 ${70 + line * 17}c60-${34 - line * 2} 110-${34 - line * 2} 180 0s130 ${30 - line * 2} 200-${6 + line}`,
}));

/**
 * River lines behind a surface; the parent needs `position: relative` and `overflow: hidden`.
 * @example
 * <div className="hero">
 *   <Waves />
 * </div>
 */
export const Waves = forwardRef<SVGSVGElement, WavesProps>(function Waves(
  { fade = "none", strength = 0.3, className, ...rest },
  ref,
) {
  return (
    <svg
      {...rest}
      ref={ref}
      aria-hidden="true"
      viewBox="0 0 360 200"
      preserveAspectRatio="none"
      className={classNames(styles.waves, styles.fades[fade], className)}
    >
      {LINES.map(({ line, path }) => (
        <path
          key={line}
          d={path}
          strokeOpacity={(strength * (1 - line * 0.09)).toFixed(3)}
          strokeWidth="1.2"
        />
      ))}
    </svg>
  );
});
