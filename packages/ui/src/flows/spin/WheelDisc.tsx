import type { Wheel, WheelSlice } from "@satang/headless/spin";
import { memo, useId } from "react";
import { labelSize } from "./label-size.rules.ts";
import * as styles from "./WheelStage.css.ts";

const CENTRE = 180;
const RADIUS = 163;
/** Distance of a label from the centre. */
const LABEL_RADIUS = 122;
/** Part of its slice that a label may fill. */
const LABEL_SHARE = 0.82;

/** A point of the edge; the angle in degrees, clockwise from the top. */
function pointAt(angle: number): string {
  const radians = (angle * Math.PI) / 180;
  const x = CENTRE + RADIUS * Math.sin(radians);
  const y = CENTRE - RADIUS * Math.cos(radians);
  return `${x.toFixed(2)} ${y.toFixed(2)}`;
}

type SliceProps = { readonly slice: WheelSlice; readonly index: number; readonly count: number };

function Slice({ slice, index, count }: SliceProps) {
  if (count === 1) return <circle cx={CENTRE} cy={CENTRE} r={RADIUS} fill={slice.fill} />;
  const [start, end] = [index, index + 1].map((at) => pointAt((at * 360) / count));
  const d = `M${CENTRE} ${CENTRE}L${start}A${RADIUS} ${RADIUS} 0 0 1 ${end}Z`;
  return <path d={d} fill={slice.fill} />;
}

function Label({ slice, index, count }: SliceProps) {
  const width = 2 * LABEL_RADIUS * Math.sin(Math.PI / Math.max(count, 3));
  return (
    <text
      className={styles.label}
      x={CENTRE}
      y={CENTRE - LABEL_RADIUS}
      dominantBaseline="central"
      textAnchor="middle"
      fill={slice.ink}
      fontSize={labelSize(slice.label, width * LABEL_SHARE)}
      transform={`rotate(${((index + 0.5) * 360) / count} ${CENTRE} ${CENTRE})`}
    >
      {slice.label}
    </text>
  );
}

/** The part of the wheel that turns. Drawn once: nothing in it changes while it turns. */
export const WheelDisc = memo(function WheelDisc({ slices }: Pick<Wheel, "slices">) {
  const shade = useId();
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
        <Label key={slice.code} slice={slice} index={index} count={count} />
      ))}
    </svg>
  );
});
