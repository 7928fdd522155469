import { flowStyle } from "../../styles/flow-style.ts";
import { landscape } from "../../styles/media.ts";
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
    [landscape]: { gridTemplateColumns: "auto minmax(0, 1fr)", gap: vars.space[5] },
  },
});

/** The place of the amount that is left is kept while there is none. */
export const afterPlace = flowStyle({ minHeight: "1lh", lineHeight: vars.font.lineText });

export const after = flowStyle({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "baseline",
  columnGap: vars.space[4],
  lineHeight: vars.font.lineText,
  "@media": { [landscape]: { display: "grid" } },
});

export const afterName = flowStyle({ color: vars.color.textMuted });

export const afterAmount = flowStyle({
  marginInlineStart: "auto",
  "@media": { [landscape]: { marginInlineStart: 0 } },
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
});

export const walletName = flowStyle({
  color: vars.color.walletTextMuted,
  fontSize: vars.font.sizeSmall,
});

/** Behind the words, which it does not run through. */
export const waves = flowStyle({ zIndex: -1 });
