import { globalStyle } from "@vanilla-extract/css";
import { flowStyle } from "../../styles/flow-style.ts";
import { vars } from "../../theme/css/contract.css.ts";
import { layers } from "../../theme/css/layers.css.ts";

const { color, font, radius, space } = vars;

export const notice = flowStyle({
  display: "grid",
  gap: 10,
  padding: space[4],
  borderRadius: radius.card,
  lineHeight: font.lineText,
});

export const head = flowStyle({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "center",
  gap: space[3],
});

export const lock = flowStyle({
  display: "grid",
  placeItems: "center",
  width: 40,
  height: 40,
  borderRadius: 13,
  background: color.bonusEnd,
  color: color.bonusAmount,
});

export const title = flowStyle({ fontWeight: font.weightStrong });

export const text = flowStyle({ fontSize: font.sizeSmall, color: color.bonusMuted });

export const bar = flowStyle({ color: color.bonusAmount });
globalStyle(`${bar} > [data-part=track]`, {
  "@layer": {
    [layers.flows]: {
      height: 10,
      color: color.bonusAmount,
      background: color.bonusEnd,
      boxShadow: "none",
    },
  },
});

export const played = flowStyle({
  fontSize: font.sizeSmall,
  fontVariantNumeric: "tabular-nums",
  textAlign: "end",
  color: color.bonusMuted,
});
