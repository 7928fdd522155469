const ASKED = "prefers-reduced-motion: reduce";
const ALWAYS = "min-width: 0px";

type Motion = "full" | "reduced";

function* mediaRules(rules: CSSRuleList): Generator<CSSMediaRule> {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) yield rule;
    if (rule instanceof CSSGroupingRule) yield* mediaRules(rule.cssRules);
  }
}

const asked = new WeakMap<CSSMediaRule, string>();

/**
 * A page cannot change this setting of the device, so the media rules that query it are rewritten.
 */
function answer(rule: CSSMediaRule, motion: Motion) {
  const query = asked.get(rule) ?? rule.media.mediaText;
  if (!query.includes(ASKED)) return;
  asked.set(rule, query);
  rule.media.mediaText = motion === "reduced" ? query.replace(ASKED, ALWAYS) : query;
}

const { matchMedia } = window;

/** Applies the motion setting of the toolbar to the styles and scripts of a story. */
export function applyMotion(motion: Motion) {
  for (const sheet of document.styleSheets) {
    for (const rule of mediaRules(sheet.cssRules)) answer(rule, motion);
  }
  window.matchMedia = (query) =>
    matchMedia.call(window, motion === "reduced" ? query.replace(ASKED, ALWAYS) : query);
}
