import { flowStyle } from "../../styles/flow-style.ts";
import { landscape, low } from "../../styles/media.ts";
import { vars } from "../../theme/css/contract.css.ts";

/** In the place where an error is shown, so that the sheet does not grow by it. */
export const bounds = flowStyle({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: vars.space[4],
});

/** The amount that is left and the button: next to each other where the window is low. */
export const end = flowStyle({
  display: "grid",
  gap: vars.space[3],
  "@media": {
    [low]: { gridTemplateColumns: "auto minmax(0, 1fr)", gap: vars.space[5] },
    [landscape]: { display: "flex", alignItems: "center", gap: 14 },
  },
});

/** The place of the amount that is left is kept while there is none. */
export const afterPlace = flowStyle({
  minHeight: "1lh",
  lineHeight: vars.font.lineText,
  // The button has the whole width until then.
  "@media": { [landscape]: { flex: "none", selectors: { "&:empty": { display: "none" } } } },
});

export const after = flowStyle({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "baseline",
  columnGap: vars.space[4],
  lineHeight: vars.font.lineText,
  "@media": { [low]: { display: "grid" } },
});

export const afterName = flowStyle({
  color: vars.color.textMuted,
  "@media": { [landscape]: { fontSize: vars.font.sizeSmall } },
});

export const afterAmount = flowStyle({
  marginInlineStart: "auto",
  "@media": { [low]: { marginInlineStart: 0 } },
  fontWeight: vars.font.weightStrong,
});

export const wallet = flowStyle({
  display: "grid",
  alignContent: "start",
  position: "relative",
  isolation: "isolate",
  overflow: "hidden",
  height: "100%",
  padding: `${vars.space[4]} 18px 6px`,
  borderRadius: vars.radius.card,
  lineHeight: vars.font.lineText,
  "@media": { [landscape]: { paddingBlock: `${vars.space[3]} 2px` } },
});

export const walletName = flowStyle({
  color: vars.color.walletTextMuted,
  fontSize: vars.font.sizeSmall,
});

/** In landscape the field below it is the largest, so that both are in view. */
export const walletAmount = flowStyle({
  "@media": { [landscape]: { fontSize: vars.font.sizeDisplay } },
});

/** Behind the words, which it does not run through. */
export const waves = flowStyle({ zIndex: -1 });
