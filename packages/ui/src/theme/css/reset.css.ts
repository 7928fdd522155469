import { globalStyle } from "@vanilla-extract/css";
import { vars } from "./contract.css.ts";
import { layers } from "./layers.css.ts";

const reset = (selector: string, rule: Record<string, unknown>) =>
  globalStyle(selector, { "@layer": { [layers.reset]: rule } });

/**
 * Writes one selector for each tag: a browser finds such a rule by its tag, but it matches a list of
 * tags against every element on the page.
 */
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
  // The shorthand also ends the style, width, variants and features that the host's text has.
  font: `${vars.font.weightRegular} ${vars.font.sizeBody}/${vars.font.lineText} ${vars.font.family}`,
  fontVariantNumeric: "tabular-nums",
  // All of these would be inherited from the element of the host around the scope.
  cursor: "auto",
  hyphens: "manual",
  letterSpacing: 0,
  lineBreak: "auto",
  overflowWrap: "normal",
  textAlign: "start",
  textIndent: 0,
  textShadow: "none",
  textTransform: "none",
  whiteSpace: "normal",
  wordSpacing: 0,
  WebkitTextFillColor: "currentcolor",
  // Native controls in your own fields: a range, a date, a progress.
  accentColor: vars.color.accent,
  // Where the browser can, a line ends with a phrase, not inside one.
  wordBreak: "auto-phrase",
  WebkitTextSizeAdjust: "100%",
  WebkitTapHighlightColor: "transparent",
});

// A rem is relative to the text size of the page, which is the member's own.
reset(":root[data-satang]", { fontSize: "100%" });
reset(":root[data-satang] > body", { fontSize: vars.font.sizeBody });

// A whole page, with the gradient at its top.
reset('[data-satang="page"]', {
  minHeight: "100dvh",
  background: `radial-gradient(120% 60% at 70% -10%, ${vars.color.pageGlow}, transparent 60%), ${vars.color.page}`,
});

// Radix disables pointer events on the body while a modal is open, with an inline style that every
// element on the page would inherit, so that their styles would be computed twice. The scrim covers
// all of them anyway.
reset('[data-satang="page"] > body > *', { pointerEvents: "auto" });

// Text in another language has the line height of its own script.
reset("[data-satang] [lang]", { lineHeight: vars.font.lineText });

// Not for `::before` and `::after`: both would be matched for every element.
reset("[data-satang], [data-satang] *", { boxSizing: "border-box" });

resetTags("h1 h2 h3 h4 p ul ol dl dd figure blockquote fieldset body", { margin: 0 });
resetTags("h1 h2 h3 h4 p label legend small dt", {
  font: "inherit",
  color: "inherit",
});
resetTags("ul ol fieldset", { padding: 0 });
// Not `none`: with it Safari no longer reports a list to VoiceOver.
resetTags("ul ol", { listStyle: '""' });
resetTags("fieldset", { border: 0, minWidth: 0 });
const control = { font: "inherit", color: "inherit", letterSpacing: "inherit", margin: 0 };
resetTags("input select textarea", control);
// As browsers have it: a reset of the host in a lower layer, such as that of Tailwind, takes it away.
const typed = ["text", "password", "tel", "search", "email", "url", "number"];
reset(
  `[data-satang] :where(input:is(:not([type]), ${typed.map((type) => `[type="${type}"]`).join(", ")}))`,
  { padding: "1px 2px" },
);
resetTags("textarea", { padding: 2 });
resetTags("button", {
  ...control,
  background: "none",
  border: 0,
  padding: 0,
  cursor: "pointer",
  touchAction: "manipulation",
});
reset("[data-satang] :where(button:disabled)", { cursor: "not-allowed" });
// Under forced colours, muted text has the system's text colour, so a disabled button would look
// like any other.
reset("[data-satang] :disabled", {
  "@media": { "(forced-colors: active)": { vars: { [vars.color.textMuted]: "GrayText" } } },
});
resetTags("a", { color: "inherit", touchAction: "manipulation" });
resetTags("img svg video", { display: "block", maxWidth: "100%" });
// Next to text that has not enough space, a flexible box would shrink the icon.
resetTags("svg", { flexShrink: 0 });

reset("[data-satang] :focus-visible, [data-satang]:focus-visible", {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: 2,
});
