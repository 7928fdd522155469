import { forced } from "../../styles/media.ts";
import { primitiveStyle } from "../../styles/primitive-style.ts";
import { tileHeight } from "../../styles/tile-width.ts";
import { vars } from "../../theme/css/contract.css.ts";

const { color, font, motion, radius, space } = vars;

/** The shade of the artwork, which keeps its colours in every theme. */
const NIGHT = "#060912";

/** Size of a drawing in px, on a phone and where tiles are wider. */
const ART = 104;
const WIDE_ART = 108;

export const tile = primitiveStyle({
  ...tileHeight,
  position: "relative",
  display: "flex",
  flexDirection: "column",
  justifyContent: "flex-end",
  width: "100%",
  padding: `${space[3]} 14px`,
  border: 0,
  borderRadius: `calc(${radius.card} * 5 / 6)`,
  overflow: "hidden",
  background: "none",
  color: "#fffdf7",
  font: "inherit",
  textAlign: "start",
  textDecoration: "none",
  cursor: "pointer",
  isolation: "isolate",
  touchAction: "manipulation",
  transition: `transform ${motion.quick} ${motion.easeOut}`,
  selectors: {
    "&:active": { transform: "scale(.98)" },
    "&:focus-visible": { outline: `3px solid ${color.focus}`, outlineOffset: 2 },
  },
  "@media": {
    ...tileHeight["@media"],
    [forced]: { border: "1px solid ButtonText" },
  },
});

export const art = primitiveStyle({
  position: "absolute",
  inset: 0,
  zIndex: -1,
  overflow: "hidden",
  borderRadius: "inherit",
  selectors: {
    [`${tile}:hover > &`]: { filter: "brightness(1.12)" },
    "&::after": {
      content: '""',
      position: "absolute",
      inset: 0,
      borderRadius: "inherit",
      boxShadow: "inset 0 1px #ffffff40, inset 0 0 0 1px #ffffff1f",
    },
  },
});

export const scene = primitiveStyle({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
});

/** A drawing leaves the tile at the top and at the end, where it is cut off. */
export const drawing = primitiveStyle({
  position: "absolute",
  top: -14,
  insetInlineEnd: -18,
  width: ART,
  height: ART,
  overflow: "visible",
  filter: "drop-shadow(0 5px 5px rgb(0 0 0 / .34))",
  "@media": { "(min-width: 600px)": { width: WIDE_ART, height: WIDE_ART } },
});

/** The shade keeps the words readable over a bright picture too. */
export const background = primitiveStyle({
  position: "absolute",
  inset: 0,
  selectors: {
    "&::after": {
      content: '""',
      position: "absolute",
      inset: 0,
      background: `linear-gradient(180deg, transparent 10%, ${NIGHT}b3 50%)`,
    },
  },
});

export const picture = primitiveStyle({
  display: "block",
  width: "100%",
  height: "100%",
  objectFit: "cover",
});

export const logo = primitiveStyle({
  position: "absolute",
  top: 10,
  insetInlineEnd: 10,
  width: "50%",
  height: "48%",
  objectFit: "contain",
  objectPosition: "right top",
});

/** A name with many lines is readable over the drawing too. */
export const words = primitiveStyle({
  display: "grid",
  justifyItems: "start",
  minWidth: 0,
  overflowWrap: "anywhere",
  textShadow: `0 1px 3px ${NIGHT}, 0 0 6px ${NIGHT}, 0 0 10px ${NIGHT}`,
});

export const name = primitiveStyle({
  maxWidth: "100%",
  fontSize: font.sizeBody,
  fontWeight: font.weightHeavy,
  lineHeight: font.lineTight,
});

export const amount = primitiveStyle({
  fontSize: font.sizeBody,
  fontWeight: font.weightStrong,
  fontVariantNumeric: "tabular-nums",
});

export const pill = primitiveStyle({
  textShadow: "none",
  forcedColorAdjust: "none",
  display: "inline-flex",
  alignItems: "center",
  gap: 6,
  minHeight: 26,
  marginTop: 3,
  padding: "3px 11px 3px 8px",
  // Round ends for one line, without an oval around two lines.
  borderRadius: `min(${radius.full}, 13px)`,
  background: color.walletThumb,
  color: color.onWalletThumb,
  fontSize: font.sizeCaption,
  fontWeight: font.weightStrong,
  lineHeight: font.lineTight,
});

export const lock = primitiveStyle({ flex: "none" });
