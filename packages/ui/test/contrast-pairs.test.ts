import { readFileSync } from "node:fs";
import postcss, { type Rule } from "postcss";
import { beforeAll, expect, test } from "vitest";
import { buildStyles } from "../scripts/styles.ts";
import { contrastPairs } from "../src/theme/check/contrast-pairs.ts";
import { variableName } from "../src/theme/css/variable-name.ts";
import { tokenDocs } from "../src/theme/docs/token-docs.ts";

const root = new URL("..", import.meta.url).pathname;
const nameOf = (token: string) => variableName(["color", token]);
const pairs = new Set(contrastPairs.map(({ color, on }) => `${nameOf(color)} on ${nameOf(on)}`));
const seen = new Set(contrastPairs.map(({ color }) => nameOf(color)));
const table = readFileSync(`${root}/src/theme/tokens/token-table.ts`, "utf8");
const bare = new Set(
  tokenDocs(table).flatMap(({ path, unpaired }) => (unpaired ? variableName(path) : [])),
);
const below = new Set([
  ...contrastPairs.flatMap(({ on, over }) => [on, over ?? on].map(nameOf)),
  ...bare,
]);
const rules: Rule[] = [];

beforeAll(async () => {
  postcss.parse((await buildStyles(root)).layered).walkRules((rule) => {
    rules.push(rule);
  });
}, 60_000);

/** Colours of the contract in the last declaration of these properties. */
function colorsOf(rule: Rule, properties: RegExp): string[] {
  const values = rule.nodes.flatMap((node) =>
    node.type === "decl" && properties.test(node.prop) ? [node.value] : [],
  );
  return [...(values.at(-1) ?? "").matchAll(/--(satang-color-[\w-]+)/g)].map(
    ([, name = ""]) => name,
  );
}

test("every text on a fill of the same rule is a checked pair", () => {
  const found = rules.flatMap((rule) =>
    colorsOf(rule, /^color$/).flatMap((color) =>
      colorsOf(rule, /^background(-color)?$/).map((on) => ({
        rule,
        on,
        pair: `${color} on ${on}`,
      })),
    ),
  );
  expect(found.length).toBeGreaterThan(20);
  // An unpaired fill has no text: the colour of the rule is for elements on surfaces inside it.
  const strangers = found.filter(({ on, pair }) => !pairs.has(pair) && !bare.has(on));
  expect(strangers.map(({ rule, pair }) => `${rule.selector}: ${pair}`)).toEqual([]);
});

test("every colour of texts, drawings and outlines is checked on its grounds", () => {
  const strangers = rules.flatMap((rule) =>
    colorsOf(rule, /^(?:color|outline(-color)?)$/).filter((name) => !seen.has(name)),
  );
  expect([...new Set(strangers)]).toEqual([]);
});

test("every fill is the ground of a checked text, or the reason why not is given", () => {
  const strangers = rules.flatMap((rule) =>
    colorsOf(rule, /^background(-color)?$/).filter((name) => !below.has(name) && !seen.has(name)),
  );
  expect([...new Set(strangers)]).toEqual([]);
});
