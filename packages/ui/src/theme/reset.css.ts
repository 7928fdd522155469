import { globalStyle } from "@vanilla-extract/css";
import { vars } from "./contract.css.ts";
import { layers } from "./layers.css.ts";

const reset = (selector: string, rule: Record<string, unknown>) =>
  globalStyle(selector, { "@layer": { [layers.reset]: rule } });

/** A selector a tag: a browser looks one up by its tag, but asks a list of tags of every element on the page. */
const resetTags = (tags: string, rule: Record<string, unknown>) =>
  reset(
    tags
      .split(" ")
      .map((tag) => `[data-satang] :where(${tag})`)
      .join(),
    rule,
  );

reset("[data-satang]", {
  color: vars.color.text,
  fontFamily: vars.font.family,
  fontSize: vars.font.sizeBody,
  fontWeight: vars.font.weightRegular,
  lineHeight: vars.font.lineText,
  fontVariantNumeric: "tabular-nums",
  // What the browser draws itself in a field of yours: a range, a date, a progress.
  accentColor: vars.color.accent,
  WebkitTextSizeAdjust: "100%",
  WebkitTapHighlightColor: "transparent",
});

// A whole page, with the light it catches at its top.
reset('[data-satang="page"]', {
  minHeight: "100dvh",
  background: `radial-gradient(120% 60% at 70% -10%, ${vars.color.pageGlow}, transparent 60%), ${vars.color.page}`,
});

// Radix makes the body deaf to the pointer while a modal is open, by an inline style that every element on the page would
// inherit, and be styled anew for, twice. The scrim lies over all of them anyway.
reset('[data-satang="page"] > body > *', { pointerEvents: "auto" });

// A run in another language takes the line height of its own script.
reset("[data-satang] [lang]", { lineHeight: vars.font.lineText });

// Not for `::before` and `::after`: every element would be asked for both.
reset("[data-satang], [data-satang] *", { boxSizing: "border-box" });

resetTags("h1 h2 h3 h4 p ul ol dl dd figure blockquote fieldset body", { margin: 0 });
resetTags("h1 h2 h3 h4 p label legend small dt", {
  font: "inherit",
  color: "inherit",
});
resetTags("ul ol fieldset", { padding: 0 });
// Not `none`: with it Safari no longer tells VoiceOver that this is a list.
resetTags("ul ol", { listStyle: '""' });
resetTags("fieldset", { border: 0, minWidth: 0 });
const control = { font: "inherit", color: "inherit", letterSpacing: "inherit", margin: 0 };
resetTags("input select textarea", control);
resetTags("button", {
  ...control,
  background: "none",
  border: 0,
  padding: 0,
  cursor: "pointer",
  touchAction: "manipulation",
});
reset("[data-satang] :where(button:disabled)", { cursor: "not-allowed" });
// Where colours are forced, muted words are the system's text: a disabled button would read as any other.
reset("[data-satang] :disabled", {
  "@media": { "(forced-colors: active)": { vars: { [vars.color.textMuted]: "GrayText" } } },
});
resetTags("a", { color: "inherit", touchAction: "manipulation" });
resetTags("img svg video", { display: "block", maxWidth: "100%" });
// Beside words that have no room, a flexible box would take it from the icon.
resetTags("svg", { flexShrink: 0 });

reset("[data-satang] :focus-visible, [data-satang]:focus-visible", {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: 2,
});
