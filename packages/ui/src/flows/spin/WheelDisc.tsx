import type { Wheel, WheelSlice } from "@satang/headless/spin";
import { memo, useId } from "react";
import { labelSize } from "./label-size.rules.ts";
import { useWorthWords } from "./use-worth-words.ts";
import * as styles from "./WheelStage.css.ts";

const CENTRE = 180;
const RADIUS = 163;
/** Distance of a label from the centre. */
const LABEL_RADIUS = 122;
/** Distance of two lines, and the size of the one above as a share. */
const LINE = 20;
const ABOVE = 0.7;
/** Part of its slice that a label may fill. */
const LABEL_SHARE = 0.82;

/** A point of the edge; the angle in degrees, clockwise from the top. */
function pointAt(angle: number): string {
  const radians = (angle * Math.PI) / 180;
  const x = CENTRE + RADIUS * Math.sin(radians);
  const y = CENTRE - RADIUS * Math.cos(radians);
  return `${x.toFixed(2)} ${y.toFixed(2)}`;
}

type SliceProps = {
  readonly slice: Pick<WheelSlice, "fill" | "ink">;
  readonly index: number;
  readonly count: number;
};

type LabelProps = SliceProps & { readonly lines: readonly string[] };

function Slice({ slice, index, count }: SliceProps) {
  if (count === 1) return <circle cx={CENTRE} cy={CENTRE} r={RADIUS} fill={slice.fill} />;
  const [start, end] = [index, index + 1].map((at) => pointAt((at * 360) / count));
  const d = `M${CENTRE} ${CENTRE}L${start}A${RADIUS} ${RADIUS} 0 0 1 ${end}Z`;
  return <path d={d} fill={slice.fill} />;
}

function Label({ slice, index, count, lines }: LabelProps) {
  const width = 2 * LABEL_RADIUS * Math.sin(Math.PI / Math.max(count, 3));
  const last = lines.length - 1;
  return (
    <g
      className={styles.label}
      dominantBaseline="central"
      textAnchor="middle"
      fill={slice.ink}
      transform={`rotate(${((index + 0.5) * 360) / count} ${CENTRE} ${CENTRE})`}
    >
      {lines.map((line, place) => (
        <text
          key={line}
          x={CENTRE}
          y={CENTRE - LABEL_RADIUS + (place - last) * LINE}
          // A line above the amount is smaller.
          fontSize={labelSize(line, width * LABEL_SHARE) * (place < last ? ABOVE : 1)}
        >
          {line}
        </text>
      ))}
    </g>
  );
}

/** The part of the wheel that turns. Drawn once: nothing in it changes while it turns. */
export const WheelDisc = memo(function WheelDisc({ slices }: Pick<Wheel, "slices">) {
  const shade = useId();
  const { linesOf } = useWorthWords();
  const count = slices.length;
  return (
    <svg className={styles.picture} viewBox="0 0 360 360" aria-hidden="true">
      <defs>
        <radialGradient id={shade}>
          <stop offset="0.55" stopOpacity="0" />
          <stop offset="1" stopOpacity="0.2" />
        </radialGradient>
      </defs>
      {slices.map((slice, index) => (
        <Slice key={slice.code} slice={slice} index={index} count={count} />
      ))}
      <circle cx={CENTRE} cy={CENTRE} r={RADIUS} fill={`url(#${shade})`} />
      {slices.map((slice, index) => (
        <Label key={slice.code} slice={slice} index={index} count={count} lines={linesOf(slice)} />
      ))}
    </svg>
  );
});
