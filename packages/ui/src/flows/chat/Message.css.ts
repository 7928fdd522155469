import { keyframes } from "@vanilla-extract/css";
import { flowStyle } from "../../styles/flow-style.ts";
import { forced, stillMotion } from "../../styles/media.ts";
import { vars } from "../../theme/css/contract.css.ts";

const { color, font, motion, radius, size, space } = vars;

/** Visible only in forced colours, which remove the grounds. */
const forcedEdge = { [forced]: { border: "1px solid CanvasText" } } as const;
/** The corner of a bubble that points to its sender. */
const POINTED = 6;
const AVATAR = 28;

/** Words between two lines. */
export const divider = flowStyle({
  display: "flex",
  alignItems: "center",
  gap: space[3],
  // Not a margin: the list measures its rows without those that stick out.
  padding: `${space[2]} 4px ${space[3]}`,
  color: color.textMuted,
  fontSize: font.sizeSmall,
  selectors: {
    "&::before, &::after": { content: '""', flex: 1, height: 1, background: color.line },
  },
});

const side = {
  position: "relative",
  display: "grid",
  rowGap: space[1],
  minWidth: 0,
} as const;

/** The column of the messages: next to the avatar, or the only one. */
const inColumn = { gridColumnEnd: -1 } as const;

export const own = flowStyle({ ...side, justifyItems: "end", paddingInlineStart: space[10] });

export const others = flowStyle({
  ...side,
  gridTemplateColumns: `${AVATAR}px minmax(0, 1fr)`,
  columnGap: 8,
  justifyItems: "start",
  paddingInlineEnd: space[6],
});

export const avatar = flowStyle({
  gridColumnStart: 1,
  gridRowStart: 1,
  alignSelf: "end",
  width: AVATAR,
  height: AVATAR,
  padding: 6,
  boxSizing: "border-box",
  borderRadius: radius.full,
  background: `linear-gradient(150deg, ${color.walletStart}, ${color.walletEnd})`,
  color: color.walletText,
});

export const bubble = flowStyle({
  ...inColumn,
  maxWidth: "min(100%, 30rem)",
  minWidth: 0,
  overflow: "hidden",
  borderRadius: 20,
  overflowWrap: "anywhere",
  lineHeight: font.lineText,
});

export const ownBubble = flowStyle({
  borderEndEndRadius: POINTED,
  background: color.walletStart,
  color: color.walletText,
  "@media": forcedEdge,
});

export const othersBubble = flowStyle({
  border: `1px solid ${color.line}`,
  borderEndStartRadius: POINTED,
  background: color.surfaceRaised,
});

export const failedBubble = flowStyle({
  boxShadow: `inset 0 0 0 1.5px ${color.critical}`,
  background: color.criticalSoft,
  color: color.text,
});

export const mediaBubble = flowStyle({
  boxShadow: `0 0 0 1px ${color.line}`,
  background: color.surfaceSunken,
  color: color.text,
});

/** To the edge of the list, so that what is cut there shows that there is more. */
const toEdge = { width: `calc(100% + ${space[6]} + ${space[3]})`, minWidth: 0 } as const;

export const bare = flowStyle({ ...inColumn, ...toEdge });

export const text = flowStyle({ padding: "9px 14px", whiteSpace: "pre-wrap" });

export const link = flowStyle({ color: "inherit", textDecoration: "underline" });

export const unknown = flowStyle({ padding: "9px 14px", fontStyle: "italic" });

export const meta = flowStyle({
  ...inColumn,
  margin: "0 6px",
  color: color.textMuted,
  fontSize: font.sizeSmall,
});

export const receipt = flowStyle({ display: "flex", alignItems: "center", gap: 4 });

export const buttons = flowStyle({ minWidth: "min(262px, 60vw)" });

const wide = {
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: space[2],
  width: "100%",
  minHeight: size.touch,
  padding: `6px ${space[3]}`,
  border: 0,
  borderTop: `1px solid ${color.line}`,
  background: "transparent",
  font: "inherit",
  fontSize: font.sizeBody,
  fontWeight: font.weightStrong,
  textAlign: "center",
  textDecoration: "none",
  boxSizing: "border-box",
} as const;

export const button = flowStyle({
  ...wide,
  color: color.accentText,
  cursor: "pointer",
  touchAction: "manipulation",
  selectors: {
    "&:hover": { background: color.surfaceSunken },
    "&:focus-visible": { outline: `2px solid ${color.focus}`, outlineOffset: -4, borderRadius: 20 },
  },
});

export const deadButton = flowStyle({ ...wide, color: color.textMuted });

export const cards = flowStyle({
  display: "flex",
  gap: space[3],
  padding: `0 ${space[3]} 4px 0`,
  overflowX: "auto",
  scrollSnapType: "x mandatory",
  borderRadius: 20,
  selectors: { "&:focus-visible": { outline: `2px solid ${color.focus}`, outlineOffset: 2 } },
});

export const card = flowStyle({
  flex: "0 0 min(236px, 80%)",
  display: "flex",
  flexDirection: "column",
  overflow: "hidden",
  scrollSnapAlign: "start",
  border: `1px solid ${color.line}`,
  borderRadius: 20,
  background: color.surfaceRaised,
});

export const cardPicture = flowStyle({
  display: "block",
  width: "100%",
  height: 112,
  objectFit: "cover",
});

export const cardWords = flowStyle({ flex: 1, padding: "10px 14px 8px" });

export const cardTitle = flowStyle({ fontWeight: font.weightStrong });

export const cardText = flowStyle({
  color: color.textMuted,
  fontSize: font.sizeSmall,
});

export const pictureButton = flowStyle({
  display: "block",
  padding: 0,
  border: 0,
  borderRadius: 20,
  background: "transparent",
  color: "inherit",
  cursor: "zoom-in",
  selectors: { "&:focus-visible": { outline: `3px solid ${color.focus}`, outlineOffset: -5 } },
});

/** A fixed size, so that nothing moves when it is loaded. */
export const picture = flowStyle({
  display: "block",
  width: 212,
  height: 140,
  objectFit: "cover",
});

export const largePicture = flowStyle({
  display: "block",
  maxWidth: "100%",
  maxHeight: "70vh",
  marginInline: "auto",
});

export const film = flowStyle({
  display: "block",
  width: 240,
  maxWidth: "100%",
  height: 160,
  background: color.surfaceSunken,
});

export const file = flowStyle({
  display: "flex",
  alignItems: "center",
  gap: space[2],
  minHeight: size.touch,
  padding: "6px 14px",
  color: "inherit",
  selectors: { "&:focus-visible": { outline: "2px solid currentColor", outlineOffset: -4 } },
});

export const fileName = flowStyle({ minWidth: 0, overflowWrap: "anywhere" });

export const upload = flowStyle({ display: "grid", gap: space[1], width: 240, maxWidth: "100%" });

export const failed = flowStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "flex-end",
  columnGap: space[1],
  fontSize: font.sizeSmall,
  fontWeight: font.weightStrong,
});

export const failedWords = flowStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: 5,
  marginInlineEnd: 6,
  color: color.critical,
});

export const action = flowStyle({
  minHeight: size.touch,
  padding: `0 ${space[2]}`,
  border: 0,
  borderRadius: radius.small,
  background: "transparent",
  color: color.text,
  font: "inherit",
  fontSize: font.sizeBody,
  fontWeight: font.weightStrong,
  textDecoration: "underline",
  textUnderlineOffset: 4,
  cursor: "pointer",
});

const pulse = keyframes({ "0%, 60%, 100%": { opacity: 0.35 }, "30%": { opacity: 1 } });

export const dots = flowStyle({ display: "flex", gap: 6, padding: "14px 16px" });

/** Fainter from one to the next, also without motion. */
export const dot = flowStyle({
  width: 7,
  height: 7,
  borderRadius: radius.full,
  background: color.textMuted,
  animation: `${pulse} ${motion.turn} ${motion.easeInOut} infinite`,
  selectors: {
    "&:nth-child(2)": { animationDelay: "0.15s", opacity: 0.7 },
    "&:nth-child(3)": { animationDelay: "0.3s", opacity: 0.45 },
  },
  "@media": { [stillMotion]: { animation: "none" }, [forced]: { background: "CanvasText" } },
});

export const places = flowStyle({
  display: "flex",
  gap: 6,
  padding: `${space[2]} 2px 2px`,
});

export const place = flowStyle({
  width: 7,
  height: 7,
  borderRadius: radius.full,
  background: color.control,
  selectors: { '&[data-state="active"]': { width: 18, background: color.accent } },
  "@media": {
    [forced]: {
      background: "GrayText",
      selectors: { '&[data-state="active"]': { background: "Highlight" } },
    },
  },
});

export const replies = flowStyle({
  ...inColumn,
  ...toEdge,
  display: "flex",
  gap: space[2],
  padding: "4px 2px",
  overflowX: "auto",
});

export const reply = flowStyle({
  flex: "none",
  display: "inline-flex",
  alignItems: "center",
  minHeight: size.touch,
  padding: `0 ${space[4]}`,
  border: `1.5px solid ${color.control}`,
  borderRadius: radius.full,
  background: color.surface,
  color: color.text,
  font: "inherit",
  fontSize: font.sizeBody,
  fontWeight: font.weightStrong,
  textDecoration: "none",
  cursor: "pointer",
  touchAction: "manipulation",
  transition: `background ${motion.quick} ${motion.easeOut}`,
  selectors: { "&:hover": { background: color.surfaceSunken } },
});
