import { flowStyle } from "../../styles/flow-style.ts";
import { vars } from "../../theme/css/contract.css.ts";

const { color, font, space } = vars;

const MARK = 40;
/** From the middle of a mark to its edge, less half of the arrow. */
const ARROW = 10;

export const ends = flowStyle({ display: "grid", gap: 22, paddingBlock: space[2] });

export const end = flowStyle({
  position: "relative",
  display: "grid",
  alignContent: "center",
  minHeight: MARK,
  paddingInlineStart: MARK + 12,
  lineHeight: font.lineTight,
  selectors: {
    // An arrow down to the end that received the money.
    "& + &::before": {
      content: '""',
      position: "absolute",
      insetInlineStart: MARK / 2 - ARROW / 2,
      top: -18,
      width: ARROW,
      height: ARROW,
      border: `solid ${color.paperPositive}`,
      borderWidth: "0 2.5px 2.5px 0",
      rotate: "45deg",
    },
  },
});

export const mark = flowStyle({
  position: "absolute",
  insetInlineStart: 0,
  top: "50%",
  translate: "0 -50%",
  display: "grid",
});

export const bonus = flowStyle({
  display: "grid",
  placeItems: "center",
  width: MARK,
  height: MARK,
  borderRadius: 13,
});

export const label = flowStyle({ fontSize: font.sizeSmall, color: color.paperMuted });
export const name = flowStyle({ fontWeight: font.weightStrong, overflowWrap: "anywhere" });
