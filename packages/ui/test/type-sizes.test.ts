import { globSync, readFileSync } from "node:fs";
import postcss from "postcss";
import { expect, test } from "vitest";
import { buildStyles } from "../scripts/styles.ts";
import { tokenTable } from "../src/theme/tokens/token-table.ts";

const root = new URL("..", import.meta.url).pathname;
const repository = new URL("../../..", import.meta.url).pathname;

const SIZE = String.raw`var\(--satang-font-size-\w+\)`;
const SHARE = String.raw`[\d.]+(?:vw|cqi)`;
const FLOOR = String.raw`(?:${SHARE}|max\(12px, ?${SHARE}\))`;

/** Each value that a size of type may have. */
const ALLOWED = [
  /^(?:inherit|100%)$/,
  new RegExp(`^${SIZE}$`),
  // An enlarged amount or label is never wider than its place.
  new RegExp(String.raw`^min\(${SIZE}, ?${FLOOR}\)$`),
  new RegExp(String.raw`^clamp\(${SIZE}, ?${SHARE}, ?${SIZE}\)$`),
  // Currency and decimals next to an amount.
  /^max\(12px, ?0?\.74em\)$/,
];

/**
 * Letters of a drawing, in its own units: they become larger and smaller with it. A bank's badge is hidden from screen
 * readers, next to the written name, and draws no code below 12 px.
 */
const DRAWINGS = [
  "packages/ui/src/flows/spin/WheelDisc.tsx",
  "packages/ui/src/primitives/BankBadge/BankBadge.tsx",
];

/** Pages without the styles of Satang, which are read on their own. */
const OTHER_PAGES = [
  "apps/member/public/unsupported.css",
  "apps/partner/vite/hostile-without.css",
  "apps/partner/vite/hosts/around.css",
];

const isAllowed = (size: string) => ALLOWED.some((form) => form.test(size));

const SHORTHAND = new RegExp(
  String.raw`^(?:(?:\d+|normal|var\(--satang-font-weight-\w+\)) )*(inherit$|${SIZE}|[^ /]+)`,
);

/** The size in a declaration of `font-size`, or in the shorthand `font`. */
const sizeIn = (property: string, value: string) =>
  property === "font-size" ? value : (SHORTHAND.exec(value)?.[1] ?? value);

/** Each size of type in a style sheet that is not allowed, with its selector. */
function strangersIn(css: string): string[] {
  const found: string[] = [];
  postcss.parse(css).walkDecls(/^font(?:-size)?$/, ({ prop, value, parent }) => {
    const size = sizeIn(prop, value);
    if (!isAllowed(size)) found.push(`${parent?.toString().split("{")[0]?.trim()}: ${size}`);
  });
  return found;
}

/** The seven sizes, and the one of a poster, in px. */
const SIZES = [12, 13, 15, 17, 22, 30, 42, 56];

/** Currency and decimals next to an amount of 42 px, as on a page. */
const BESIDE_AMOUNT = Math.round(42 * 0.74);

/** The letter of a bank's badge. */
const LETTER = "flows/receipt/draw-receipt-paper.ts 19";

test("type has seven sizes, and the one of a poster", () => {
  const sizes = Object.entries(tokenTable.font).filter(([name]) => name.startsWith("size"));
  expect(sizes.map(([, row]) => "value" in row && Number.parseFloat(row.value) * 16)).toEqual(
    SIZES,
  );
});

test("a picture that a member saves has the sizes of a page", () => {
  const paths = globSync("{drawing/pen,flows/**/draw-*}.ts", { cwd: `${root}src` });
  expect(paths.length).toBeGreaterThan(3);
  const found = paths.flatMap((path) =>
    [...readFileSync(`${root}src/${path}`, "utf8").matchAll(/\bsize: (\d+)/g)]
      .map(([, size]) => Number(size))
      .filter((size) => ![...SIZES, BESIDE_AMOUNT].includes(size))
      .map((size) => `${path} ${size}`),
  );
  expect(found).toEqual([LETTER]);
});

test("no style of a component has another size of type", async () => {
  const { layered } = await buildStyles(root);
  expect(layered.match(/font-size:/g)?.length).toBeGreaterThan(100);
  expect(strangersIn(layered)).toEqual([]);
}, 60_000);

test.each(["14px", "0.6875rem", "1.1em", "calc(var(--satang-font-size-body)*.9)", "11cqi"])(
  "a style with the size %s is found",
  (size) => {
    expect(strangersIn(`.a { font-size: ${size} }`)).toEqual([`.a: ${size}`]);
    expect(strangersIn(`.a { font: 700 ${size}/1.4 serif }`)).toHaveLength(1);
  },
);

test("no style of the apps and of the documentation has another size of type", () => {
  const paths = globSync("{apps,packages/story-kit,.storybook}/**/*.css", {
    cwd: repository,
    exclude: (path) => /node_modules|dist/.test(path),
  }).filter((path) => !OTHER_PAGES.includes(path));
  expect(paths.length).toBeGreaterThan(5);
  const found = paths.flatMap((path) =>
    strangersIn(readFileSync(`${repository}/${path}`, "utf8")).map((rule) => `${path} ${rule}`),
  );
  expect(found).toEqual([]);
});

test("no element has a size of type of its own, except the letters of a drawing", () => {
  const paths = globSync("{apps,packages,.storybook}/**/*.{tsx,mdx}", {
    cwd: repository,
    exclude: (path) => /node_modules|dist/.test(path),
  }).filter((path) => !path.includes(".test."));
  const found = paths.filter((path) =>
    /\bfontSize\s*[=:]|style=.*font-size/.test(readFileSync(`${repository}/${path}`, "utf8")),
  );
  expect(found.sort()).toEqual(DRAWINGS);
});
