import { cpuUsage } from "node:process";
import { describe, expect, it } from "vitest";
import { themeFromTokens } from "./design-tokens/from-tokens.ts";
import { ThemeError } from "./errors/theme-error.ts";
import { brandFromColor } from "./from-color/from-color.ts";
import { brandFromJson } from "./json/brand-from-json.ts";
import { validateBrand } from "./schema/validate-brand.ts";

const LIMIT_MS = 50;

/** Runs it three times, because a first run also compiles. @returns the error and the processor time of the fastest run */
function refusalOf(run: () => unknown): { readonly error: unknown; readonly ms: number } {
  const runs = Array.from({ length: 3 }, () => {
    const started = cpuUsage();
    try {
      run();
      return { error: undefined, ms: cpuUsage(started).user / 1_000 };
    } catch (error) {
      return { error, ms: cpuUsage(started).user / 1_000 };
    }
  });
  return { error: runs[0]?.error, ms: Math.min(...runs.map(({ ms }) => ms)) };
}

function expectRefused(run: () => unknown): ThemeError {
  const { error, ms } = refusalOf(run);
  expect(error).toBeInstanceOf(ThemeError);
  expect(ms).toBeLessThan(LIMIT_MS);
  return error as ThemeError;
}

function nest(depth: number, wrap: (inner: unknown) => unknown, inner: unknown): unknown {
  let value = inner;
  for (let level = 0; level < depth; level += 1) value = wrap(value);
  return value;
}

/** Each token of a palette names the next one twice: 2^n values. */
function doubling(levels: number) {
  const palette = Object.fromEntries(
    Array.from({ length: levels }, (_, at) => [
      `p${at}`,
      { $value: at === levels - 1 ? "#fff" : [`{palette.p${at + 1}}`, `{palette.p${at + 1}}`] },
    ]),
  );
  return { palette, color: { accent: { $type: "color", $value: "{palette.p0}" } } };
}

/** Each group extends the next one, and holds two groups that do so again. */
function doublingGroups(levels: number) {
  const groups = Object.fromEntries(
    Array.from({ length: levels }, (_, at) => [
      `g${at}`,
      at === levels - 1
        ? { accent: { $value: "#fff" } }
        : {
            $extends: `{g${at + 1}}`,
            a: { $extends: `{g${at + 1}}` },
            b: { $extends: `{g${at + 1}}` },
          },
    ]),
  );
  return { ...groups, color: { $extends: "{g0.a.b.a.b}" } };
}

const cyclic: Record<string, unknown> = {};
cyclic.self = cyclic;
const DEEP = 100_000;
const MANY = 10_000;
const deepArray = () => nest(DEEP, (inner) => [inner], "#fff");
const deepObject = () => nest(DEEP, (inner) => ({ a: inner }), { $value: "#fff" });

describe("a file of design tokens made to take long or to end the program", () => {
  it.each<[name: string, file: () => unknown]>([
    ["aliases that double 28 times, in 2 kB", () => doubling(28)],
    ["groups that double", () => doublingGroups(24)],
    ["a value nested 100,000 deep", () => ({ color: { accent: { $value: deepArray() } } })],
    ["groups nested 100,000 deep", () => ({ color: deepObject() })],
    [
      "an object nested 100,000 deep as a value",
      () => ({ color: { accent: { $value: deepObject() } } }),
    ],
    [
      "an extended group nested 100,000 deep",
      () => ({
        a: deepObject(),
        b: deepObject(),
        color: { $extends: "{a}", ...(deepObject() as object) },
      }),
    ],
    ["a cycle", () => ({ color: { accent: { $value: cyclic } } })],
    [
      "an alias with 100,000 names",
      () => ({ color: { accent: { $value: `{${"a.".repeat(DEEP)}a}` } } }),
    ],
    [
      "a reference of 1.5 MB with malformed escapes",
      () => ({ color: { accent: { $value: { $ref: `#/${"%zz/".repeat(4 * DEEP)}` } } } }),
    ],
    [
      "a reference with a million names",
      () => ({ color: { accent: { $value: { $ref: `#/${"a/".repeat(10 * DEEP)}` } } } }),
    ],
    [
      "two groups that extend one of 100,000 tokens",
      () => {
        const wide = Object.fromEntries(
          Array.from({ length: DEEP }, (_, at) => [`t${at}`, { $value: "#fff" }]),
        );
        return { wide, color: { $extends: "{wide}" }, radius: { $extends: "{wide}" } };
      },
    ],
    [
      "a group of 15,000 tokens that extends one of 15,000 others",
      () => {
        const named = (name: string) =>
          Object.fromEntries(
            Array.from({ length: 15_000 }, (_, at) => [`${name}${at}`, { $value: "#fff" }]),
          );
        return { wide: named("a"), color: { $extends: "{wide}", ...named("b") } };
      },
    ],
    [
      "10,000 tokens that do not exist",
      () => ({
        color: Object.fromEntries(
          Array.from({ length: MANY }, (_, at) => [`t${at}`, { $value: "#fff" }]),
        ),
      }),
    ],
    ["a number", () => 1],
    ["null", () => null],
    ["a text", () => "river"],
    ["a list", () => []],
    [
      "$extensions that are no object",
      () => ({ color: { accent: { $value: "#fff" } }, $extensions: 1 }),
    ],
    ["a big integer", () => ({ color: { accent: { $value: 1n } } })],
  ])("is refused as a ThemeError: %s", (_name, make) => {
    const file = make();
    expectRefused(() => themeFromTokens(file as never));
  });
});

describe("a brand made to take long or to end the program", () => {
  it.each<[name: string, make: () => unknown]>([
    ["a cycle", () => cyclic],
    ["a value nested 100,000 deep", () => ({ id: deepArray() })],
    ["a base nested 100,000 deep", () => ({ extends: deepArray() })],
    ["a big integer", () => ({ id: 1n })],
    ["a symbol", () => ({ id: Symbol("id") })],
    [
      "10,000 tokens that do not exist",
      () => Object.fromEntries(Array.from({ length: MANY }, (_, at) => [`t${at}`, at])),
    ],
    ["a long name of a font", () => ({ id: "a", fontFamily: `"${"a ".repeat(DEEP)}"` })],
    ["many fonts", () => ({ id: "a", fontFamily: "a, ".repeat(DEEP) })],
    [
      "100,000 tokens that do not exist, in each group",
      () => {
        const wide = Object.fromEntries(Array.from({ length: DEEP }, (_, at) => [`t${at}`, at]));
        return { id: "a", extends: "river-day", color: wide, radius: wide, values: wide };
      },
    ],
    [
      "a text of 2 MB in place of a group of values",
      () => ({ id: "a", extends: "river-day", values: { space: "a".repeat(20 * DEEP) } }),
    ],
    [
      "names that every object has",
      () => ({ constructor: 1, toString: 1, values: { constructor: {}, __proto__: 1 } }),
    ],
  ])("is refused as a ThemeError: %s", (_name, make) => {
    const brand = make();
    expectRefused(() => brandFromJson(brand));
    expectRefused(() => validateBrand(brand));
  });
});

describe("a colour made to take long", () => {
  it.each(["1", " ", "1 ", "1,", ".", "%", "rgb(", "a", "-", "/", "e1", "#f", "none "])(
    "is refused with 40 kB of %j, after each beginning",
    (part) => {
      const long = part.repeat(40_000 / part.length);
      for (const head of ["", "rgb(", "hsl(", "color(srgb ", "oklch(", "#", "lab(1 "]) {
        expectRefused(() => brandFromColor(head + long));
        expectRefused(() => brandFromColor(`${head}${long})`));
      }
    },
  );

  it.each(["color(", "color(srgb ", `color(srgb ${"1".repeat(180)}x`, "rgb(1 2", "lab("])(
    "is refused although it ends early: %j",
    (value) => void expectRefused(() => brandFromColor(value)),
  );

  it.each([1, null, undefined, {}, cyclic, Symbol("red")])("is refused as %s", (value) => {
    expectRefused(() => brandFromColor(value as never));
  });
});

describe("the message of a ThemeError", () => {
  const ESCAPES = "\u001b[2J\u009b31m\u202e\u2066\u0007\r\u2028\u0000";

  it.each<[name: string, run: () => unknown]>([
    ["a token", () => themeFromTokens({ color: { [ESCAPES]: { $value: "#fff" } } } as never)],
    ["a value", () => brandFromJson({ id: ESCAPES })],
    ["a colour", () => brandFromColor(ESCAPES)],
    ["a base", () => brandFromJson({ extends: ESCAPES })],
    ["an alias", () => themeFromTokens({ color: { accent: { $value: `{${ESCAPES}}` } } } as never)],
    ["a key", () => brandFromJson({ [ESCAPES]: 1 })],
  ])("writes no character that a terminal obeys, of %s", (_name, run) => {
    const { message } = expectRefused(run);
    expect(message.replaceAll("\n", "")).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
  });

  it("names the first wrong tokens and counts the others", () => {
    const brand = Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`t${at}`, at]));
    const error = expectRefused(() => validateBrand(brand));
    expect(error.message).toContain('"t0"');
    expect(error.message.split("\n").length).toBeLessThan(60);
    expect(error.message).toMatch(/and \d+ more/);
    expect(error.problems.length).toBeGreaterThan(500);
  });
});
