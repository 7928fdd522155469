import type { ContrastFailure, ThemeReport } from "../theme/check/check-theme.ts";
import { contrastPairs } from "../theme/check/contrast-pairs.ts";
import { forcedColors, forcedFailures } from "../theme/check/forced-colors.ts";
import type { CheckedPair } from "../theme/check/measure.ts";

/** The result for one file: reports of its brands, or why it could not be read as a theme. */
export interface FileReport {
  path: string;
  reports: readonly ThemeReport[];
  refusal?: string;
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** A theme is untrusted, so everything from it is shown as text. */
const asText = (text: string) => text.replace(/[&<>"']/g, (char) => ENTITIES[char] ?? "");

const CSS = `
:root { color-scheme: light dark; --ink: light-dark(#1c1a17, #f4f1e8); --soft: light-dark(#6b6455, #a7b0cc);
  --card: light-dark(#ffffff, #121933); --line: light-dark(#1c1a1720, #a7b0cc30); --bad: light-dark(#b3261e, #ff8a8a);
  --good: light-dark(#077952, #3ddc97); }
* { box-sizing: border-box }
body { margin: 0 auto; padding: 32px 20px 64px; max-width: 1040px; color: var(--ink); background: light-dark(#fbf7f0, #0a0f1f);
  font: 450 15px/1.5 Figtree, system-ui, sans-serif; font-variant-numeric: tabular-nums }
h1 { font-size: 26px; margin: 0 0 4px } h2 { font-size: 19px; margin: 0 } h3 { font-size: 14px; margin: 24px 0 8px; color: var(--soft) }
p { margin: 4px 0 } code { font: 500 13px ui-monospace, monospace }
section { margin-top: 24px; padding: 20px; background: var(--card); border: 1px solid var(--line); border-radius: 20px }
.good { color: var(--good) } .bad { color: var(--bad); white-space: pre-line } .soft { color: var(--soft) }
.scroll { overflow-x: auto }
table { border-collapse: collapse; width: 100%; min-width: 620px } td, th { padding: 8px 12px 8px 0; text-align: start; vertical-align: middle }
tr + tr { border-top: 1px solid var(--line) } th { font-weight: 550; color: var(--soft); font-size: 13px }
.sample { flex: none; display: inline-grid; place-items: center; min-width: 76px; height: 38px; padding: 0 10px; border-radius: 10px;
  border: 1px solid var(--line); font-weight: 600; white-space: nowrap; forced-color-adjust: none }
.dot { display: inline-block; width: 16px; height: 16px; border-radius: 5px; border: 1px solid var(--line); vertical-align: -3px; forced-color-adjust: none }
ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(230px, 1fr)); gap: 10px; list-style: none; margin: 0; padding: 0 }
li { display: flex; gap: 10px; align-items: center; font-size: 13px; line-height: 1.35; min-width: 0; overflow-wrap: anywhere }
`;

const SAMPLES = { text: "Aa 12", icon: "●", control: "▢", focus: "◎" } as const;

/** Colours were validated as hex before. */
const sample = ({ kind, hex, onHex }: CheckedPair) =>
  `<span class="sample" style="color:${hex};background:${onHex}" aria-hidden="true">${SAMPLES[kind]}</span>`;

const ratioOf = (ratio: number) => `${(Math.floor(ratio * 100) / 100).toFixed(2)}:1`;
const place = ({ on, over }: CheckedPair) => (over ? `${on} over ${over}` : on);
const inkOf = ({ color, opacity }: CheckedPair) =>
  opacity ? `${color} at ${opacity * 100} %` : color;

const failureRow = (failure: ContrastFailure) => {
  const { nearest } = failure;
  const change = nearest
    ? `<span class="dot" style="background:${nearest.color}" aria-hidden="true"></span> <code>${nearest.token} ${nearest.color}</code>`
    : "none of its hue";
  return `<tr><td>${sample(failure)}</td><td>${failure.kind} <code>${inkOf(failure)} ${failure.hex}</code><br><span class="soft">on <code>${place(failure)} ${failure.onHex}</code></span></td><td class="bad">${ratioOf(failure.ratio)}</td><td>${failure.required}:1</td><td>${change}</td></tr>`;
};

const failureTable = (failures: readonly ContrastFailure[]) =>
  failures.length === 0
    ? ""
    : `<h3>What does not read</h3><div class="scroll" tabindex="0" role="region" aria-label="Failures"><table><thead><tr><th scope="col">Seen</th><th scope="col">Pair</th><th scope="col">Ratio</th><th scope="col">Required</th><th scope="col">Nearest that passes</th></tr></thead><tbody>${failures.map(failureRow).join("")}</tbody></table></div>`;

const pairItem = (pair: CheckedPair) =>
  `<li>${sample(pair)}<span>${pair.kind} <code>${inkOf(pair)}</code> on <code>${place(pair)}</code><br><span class="${pair.ratio < pair.required ? "bad" : "soft"}">${ratioOf(pair.ratio)} of ${pair.required}:1</span></span></li>`;

const themeSection = ({ id, scheme, level, passes, pairs, failures }: ThemeReport) =>
  `<section><h2>${asText(id)} <span class="soft">${scheme}</span></h2><p class="${passes ? "good" : "bad"}">${
    passes
      ? `✓ All ${pairs.length} pairs read at ${level}.`
      : `✗ ${failures.length} of ${pairs.length} pairs do not read at ${level}.`
  }</p>${failureTable(failures)}<h3>Every pair the components use</h3><ul>${pairs.map(pairItem).join("")}</ul></section>`;

const fileSections = ({ path, reports, refusal }: FileReport) =>
  refusal === undefined
    ? reports.map(themeSection).join("")
    : `<section><h2>${asText(path)}</h2><p class="bad">✗ ${asText(refusal)}</p></section>`;

/** Forced colours replace the colours of every brand, so this part is the same for every file. */
function forcedSection(): string {
  const lost = forcedFailures();
  const kept = contrastPairs.length - lost.length;
  const items = contrastPairs.map(({ kind, color, on }) => {
    const [ink, ground] = [forcedColors[color], forcedColors[on]];
    return `<li><span class="sample" style="color:${ink};background:${ground}" aria-hidden="true">${SAMPLES[kind]}</span><span>${kind} <code>${color}</code> on <code>${on}</code><br><span class="soft">${ink} on ${ground}</span></span></li>`;
  });
  return `<section><h2>Forced colours</h2><p class="${lost.length === 0 ? "good" : "bad"}">${lost.length === 0 ? "✓" : "✗"} ${kept} of ${contrastPairs.length} pairs become colours the system promises to be readable.</p><ul>${items.join("")}</ul></section>`;
}

/**
 * The whole result as one page: without scripts and requests, and with everything from a theme
 * escaped.
 */
export function htmlReport(files: readonly FileReport[]): string {
  const names = files.map(({ path }) => path).join(", ");
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Theme report: ${asText(names)}</title>
<style>${CSS}</style>
<main>
<h1>Theme report</h1>
<p class="soft">${asText(names)}</p>
${files.map(fileSections).join("\n")}
${forcedSection()}
</main>
</html>
`;
}
