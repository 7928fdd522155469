import { createVar, fallbackVar } from "@vanilla-extract/css";
import { flowStyle } from "../../styles/flow-style.ts";
import { vars } from "../../theme/css/contract.css.ts";
import { lands } from "../coin/CoinJourney.css.ts";

const { color, font, shadow, space } = vars;

/** The accounts keep their distance to the words when the picture becomes lower. */
export const ENDS_TOP = "38.4% - 7px";

/** Where the accounts are in a picture of another height. */
export const top = createVar();

export const stage = flowStyle({
  position: "absolute",
  inset: 0,
  top: fallbackVar(top, `calc(${ENDS_TOP})`),
  display: "flex",
  alignItems: "start",
  justifyContent: "space-between",
  paddingInline: 26,
});

export const end = flowStyle({
  display: "grid",
  justifyItems: "center",
  gap: space[1],
  width: 116,
});

const edge = flowStyle({
  borderRadius: 24,
  boxShadow: `0 0 0 3px ${color.line}, ${shadow.card}`,
});

/** The picture of an account, and of one in which the coin lands. */
export const pictures = { still: edge, landed: `${edge} ${lands}` };

export const endName = flowStyle({
  maxWidth: "100%",
  fontSize: font.sizeSmall,
  fontWeight: font.weightStrong,
  lineHeight: font.lineText,
  whiteSpace: "nowrap",
  overflow: "hidden",
  textOverflow: "ellipsis",
  // Small lines are cut at a part of a pixel.
  paddingBlock: 1,
  marginBlock: -1,
});
