import { globSync, readFileSync } from "node:fs";
import postcss from "postcss";
import { expect, test } from "vitest";
import { buildStyles } from "../scripts/styles.ts";
import { tokenTable } from "../src/theme/tokens/token-table.ts";

const root = new URL("..", import.meta.url).pathname;
const repository = new URL("../../..", import.meta.url).pathname;

/** The longest move. */
const LONGEST_MS = 300;

/** An arc of the countdown is a clock: each second of it takes a second. */
const COUNTDOWN = "stroke-dashoffset 1s var(--satang-motion-ease-linear)";

const EASING = /var\(--satang-motion-ease-(?:out|in-out|land|linear)\)|\bstep-end\b|\blinear\b/;
const MOVE = /var\(--satang-motion-(?:quick|base|slow)\)/;
const REPEATS = /^(?=.*var\(--satang-motion-turn\))(?=.*\binfinite\b)/;
const TIME = /(?<![\w.-])([\d.]+)(m?s)\b/;

const inMs = (value: string) => {
  const [, count = "0", unit] = TIME.exec(value) ?? [];
  return Number(count) * (unit === "s" ? 1000 : 1);
};

const partsOf = (value: string) => value.split(/,(?![^(]*\))/).map((part) => part.trim());

/** Whether one transition or animation is within the rules; its first time is its duration, a second one its delay. */
function isAllowed(part: string): boolean {
  if (/^(?:none|inherit)$/.test(part)) return true;
  // A part that appears at once after a delay does not move.
  if (inMs(part) <= 1 && !part.includes("var(")) return true;
  if (part === COUNTDOWN) return true;
  const isShort =
    MOVE.test(part) || REPEATS.test(part) || (TIME.test(part) && inMs(part) <= LONGEST_MS);
  return isShort && EASING.test(part);
}

const PROPERTIES = /^(?:transition|animation)(?:-duration|-timing-function)?$/;

/** Each transition or animation in a style sheet that is not allowed, with its selector. */
function strangersIn(css: string): string[] {
  const found: string[] = [];
  postcss.parse(css).walkDecls(PROPERTIES, ({ value, parent }) => {
    const selector = parent?.toString().split("{")[0]?.trim();
    for (const part of partsOf(value)) if (!isAllowed(part)) found.push(`${selector}: ${part}`);
  });
  return found;
}

test("a move takes 300 ms at most, and no time under reduced motion; only what repeats goes on, slowly", () => {
  const { turn, ...moves } = Object.fromEntries(
    Object.entries(tokenTable.motion).filter(([, { kind }]) => kind === "duration"),
  );
  expect(Object.keys(moves)).toEqual(["quick", "base", "slow"]);
  for (const row of Object.values(moves)) {
    expect(inMs(row.value)).toBeLessThanOrEqual(LONGEST_MS);
    expect(row).toMatchObject({ reduced: "0s" });
  }
  expect(turn).toMatchObject({ reduced: "3s" });
});

test("there are four curves", () => {
  const curves = Object.values(tokenTable.motion).filter(({ kind }) => kind === "cubicBezier");
  expect(curves.map(({ value }) => value)).toEqual([
    "cubic-bezier(0.2, 0.8, 0.2, 1)",
    "cubic-bezier(0.4, 0, 0.2, 1)",
    "cubic-bezier(0.3, 1.25, 0.5, 1)",
    "cubic-bezier(0, 0, 1, 1)",
  ]);
});

test("no style of a component moves longer, or on another curve", async () => {
  const { layered } = await buildStyles(root);
  expect(layered.match(/transition:|animation:/g)?.length).toBeGreaterThan(30);
  expect(strangersIn(layered)).toEqual([]);
}, 60_000);

test("no style of the apps moves longer, or on another curve", () => {
  const paths = globSync("apps/*/src/**/*.css", { cwd: repository });
  expect(paths.length).toBeGreaterThan(3);
  const found = paths.flatMap((path) =>
    strangersIn(readFileSync(`${repository}/${path}`, "utf8")).map((rule) => `${path} ${rule}`),
  );
  expect(found).toEqual([]);
});

test.each([
  "opacity 400ms var(--satang-motion-ease-out)",
  "opacity 1s var(--satang-motion-ease-linear)",
  "opacity var(--satang-motion-base)",
  "opacity var(--satang-motion-base) ease-in",
  "opacity 200ms cubic-bezier(0.1, 0.7, 0.1, 1)",
  "turn var(--satang-motion-turn) var(--satang-motion-ease-out)",
])("the transition %s is found", (transition) => {
  expect(strangersIn(`.a { transition: ${transition} }`)).toEqual([`.a: ${transition}`]);
});
