import { forced, forcedChosen } from "../../styles/media.ts";
import { primitiveStyle } from "../../styles/primitive-style.ts";
import { vars } from "../../theme/css/contract.css.ts";

const track = {
  position: "relative",
  display: "flex",
  // Segments wrap before a word breaks.
  flexWrap: "wrap",
  // Space for the touch targets of both rows, which are 5 px larger than each segment.
  rowGap: 10,
  minWidth: 0,
  margin: 0,
  border: 0,
  "@media": { [forced]: { outline: "1px solid CanvasText" } },
} as const;

const words = {
  display: "flex",
  flexDirection: "column",
  justifyContent: "center",
  height: "100%",
  textAlign: "center",
  lineHeight: vars.font.lineTight,
} as const;

const chosen = { [forced]: { selectors: { ":checked + &": forcedChosen } } };

/** `surface` in forms and sheets, `wallet` on the wallet card. */
export const tracks = {
  surface: primitiveStyle({
    ...track,
    width: "100%",
    padding: 4,
    borderRadius: vars.radius.medium,
    background: vars.color.surfaceSunken,
  }),
  wallet: primitiveStyle({
    ...track,
    width: "fit-content",
    padding: 3,
    borderRadius: vars.radius.full,
    background: vars.color.walletSunken,
  }),
};

export const choice = primitiveStyle({
  position: "relative",
  flex: "1 1 0",
  maxWidth: "100%",
  overflowWrap: "break-word",
  cursor: "pointer",
  touchAction: "manipulation",
});

/**
 * The native radio button covers its segment and its 44 px touch target; only its focus ring is
 * visible.
 */
export const radio = primitiveStyle({
  position: "absolute",
  inset: "-5px 0",
  width: "100%",
  height: "calc(100% + 10px)",
  opacity: 0,
  cursor: "inherit",
});

export const segments = {
  surface: primitiveStyle({
    ...words,
    minHeight: 36,
    padding: "4px 8px",
    // Smaller than that of the track by its padding, so that both curves are parallel.
    borderRadius: `max(0px, ${vars.radius.medium} - 4px)`,
    fontSize: vars.font.sizeBody,
    fontWeight: vars.font.weightMedium,
    color: vars.color.textMuted,
    selectors: {
      ":checked + &": {
        background: vars.color.surfaceRaised,
        color: vars.color.text,
        fontWeight: vars.font.weightStrong,
        boxShadow: "0 1px 4px #0003",
      },
      ":focus-visible + &": { outline: `2px solid ${vars.color.focus}`, outlineOffset: 1 },
      ":disabled + &": { opacity: 0.5 },
    },
    "@media": chosen,
  }),
  wallet: primitiveStyle({
    ...words,
    minHeight: 34,
    whiteSpace: "nowrap",
    padding: "3px 14px",
    borderRadius: vars.radius.full,
    fontSize: vars.font.sizeSmall,
    fontWeight: vars.font.weightMedium,
    color: vars.color.walletText,
    selectors: {
      ":checked + &": {
        background: vars.color.walletThumb,
        color: vars.color.onWalletThumb,
        // The option uses system colours itself; otherwise the label would not be readable on
        // its backplate.
        forcedColorAdjust: "none",
        fontWeight: vars.font.weightStrong,
      },
      ":focus-visible + &": { outline: `2px solid ${vars.color.walletText}`, outlineOffset: 2 },
      ":disabled + &": { opacity: 0.5 },
    },
    "@media": chosen,
  }),
};
