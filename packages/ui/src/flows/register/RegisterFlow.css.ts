import { flowStyle } from "../../styles/flow-style.ts";
import { forced, landscape, shallow, wide } from "../../styles/media.ts";
import { vars } from "../../theme/css/contract.css.ts";

export const screen = flowStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateRows: "auto 1fr",
  flex: "1 1 auto",
  minHeight: "100%",
  width: "100%",
  maxWidth: 560,
  marginInline: "auto",
  "@media": { [wide]: { alignContent: "center", gridTemplateRows: "auto auto" } },
});

export const bar = flowStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[3],
  padding: `${vars.space[3]} ${vars.space[4]}`,
});

export const languages = flowStyle({ flex: "0 1 210px", width: 210, marginInlineStart: "auto" });

/** In a `FlowContainer`, which has the space around. */
export const contained = flowStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[4],
});

export const form = flowStyle({
  display: "flex",
  flexDirection: "column",
  minWidth: 0,
});

/** The form on a page. */
export const onPage = flowStyle({
  padding: `${vars.space[3]} ${vars.space[5]} 0`,
  "@media": {
    // A card in the middle of a wide screen; on a phone the screen itself.
    [wide]: {
      marginBlock: vars.space[6],
      padding: vars.space[8],
      background: vars.color.surface,
      border: `1px solid ${vars.color.line}`,
      borderRadius: vars.radius.card,
      boxShadow: vars.shadow.card,
    },
  },
});

export const body = flowStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: vars.space[4],
  flex: "1 1 auto",
  paddingBlock: `22px ${vars.space[6]}`,
  // On a phone the buttons are at the bottom, within reach of the thumb; on a wide screen below the
  // fields.
  "@media": { [wide]: { flex: "none" }, [landscape]: { paddingBlock: vars.space[3] } },
});

export const head = flowStyle({ display: "grid", gap: 2 });

/** The heading gets the focus when a step opens; it is not a control and has no focus ring. */
export const title = flowStyle({ outline: "none" });

export const digits = flowStyle({ fontWeight: vars.font.weightStrong, whiteSpace: "nowrap" });

/** Two fields that belong together: next to each other where there is space. */
export const pair = flowStyle({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 200px), 1fr))",
  gap: vars.space[4],
});

export const foot = flowStyle({ display: "flex", flexWrap: "wrap", gap: 10 });

/** The buttons at the bottom of a page. */
export const atBottom = flowStyle({
  position: "sticky",
  bottom: 0,
  margin: `0 calc(-1 * ${vars.space[5]})`,
  padding: `${vars.space[5]} ${vars.space[5]} max(${vars.space[6]}, env(safe-area-inset-bottom))`,
  // Content that scrolls below it fades out above the buttons.
  background: `linear-gradient(transparent, ${vars.color.page} ${vars.space[5]})`,
  "@media": {
    [wide]: { position: "static", margin: 0, padding: 0, background: "none" },
    // On a low screen it would cover the field that is being filled in.
    [shallow]: { position: "static" },
    [landscape]: { paddingTop: 0 },
    [forced]: { background: "Canvas" },
  },
});

/** Scrolls to a position above the buttons. */
export const problem = flowStyle({ scrollMarginBlockEnd: "9rem" });

/** The buttons wrap when the text is large. */
export const back = flowStyle({ flex: "1 1 6rem" });

export const next = flowStyle({ flex: "2 1 9rem" });

export const alternative = flowStyle({
  flex: "1 0 100%",
  textAlign: "center",
  color: vars.color.textMuted,
});

export const result = flowStyle({
  display: "grid",
  justifyItems: "center",
  alignContent: "center",
  gap: vars.space[4],
  flex: "1 1 auto",
  paddingBlock: vars.space[10],
  textAlign: "center",
});
