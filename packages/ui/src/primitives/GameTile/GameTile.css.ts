import { forced } from "../../styles/media.ts";
import { primitiveStyle } from "../../styles/primitive-style.ts";
import { tileHeight } from "../../styles/tile-width.ts";
import { vars } from "../../theme/css/contract.css.ts";

const { color, font, motion, radius, space } = vars;

/** The shade of the artwork, which keeps its colours in every theme. */
const NIGHT = "#060912";

export const tile = primitiveStyle({
  ...tileHeight,
  position: "relative",
  display: "flex",
  flexDirection: "column",
  justifyContent: "flex-end",
  width: "100%",
  padding: space[3],
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

export const states = {
  active: "",
  inactive: primitiveStyle({ color: "#f4f1e8" }),
};

export const art = primitiveStyle({
  position: "absolute",
  inset: 0,
  zIndex: -1,
  selectors: {
    [`${tile}:hover > &`]: { filter: "brightness(1.12)" },
    "&::after": {
      content: '""',
      position: "absolute",
      inset: 0,
      borderRadius: `calc(${radius.card} * 5 / 6)`,
      background: `linear-gradient(180deg, transparent 30%, ${NIGHT}cc)`,
      boxShadow: "inset 0 0 0 1px #ffffff1c",
    },
  },
});

export const artMuted = primitiveStyle({ filter: "saturate(.45) brightness(.7)" });

export const canvas = primitiveStyle({ display: "block", width: "100%", height: "100%" });

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
  textShadow: `0 0 3px ${NIGHT}, 0 0 8px ${NIGHT}`,
});

export const name = primitiveStyle({
  maxWidth: "100%",
  fontSize: "0.9375rem",
  fontWeight: font.weightHeavy,
  lineHeight: font.lineTight,
});

export const amount = primitiveStyle({
  fontSize: font.sizeSmall,
  fontWeight: font.weightStrong,
  fontVariantNumeric: "tabular-nums",
});

export const pill = primitiveStyle({
  textShadow: "none",
  forcedColorAdjust: "none",
  marginTop: 2,
  padding: "2px 10px",
  // Round ends for one line, without an oval around two lines.
  borderRadius: `min(${radius.full}, 1.1em)`,
  background: color.walletThumb,
  color: color.onWalletThumb,
  fontSize: "0.78125rem",
  fontWeight: font.weightStrong,
});
