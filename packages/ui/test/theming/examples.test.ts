import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkTheme, deriveBrand } from "@satang/ui/theming";
import { expect, test } from "vitest";
import { acme } from "./acme.ts";
import { complaints } from "./check.ts";
import { fromFile, toFile } from "./design-tokens.ts";
import { css, magenta } from "./one-colour.ts";
import { writeThemes } from "./static-css.ts";

const page = await readFile(new URL("../../src/theme/docs/Theming.mdx", import.meta.url), "utf8");

test("the written page shows these files and no other code", () => {
  const shown = [...page.matchAll(/test\/theming\/([\w.-]+)\?raw/g)].map(([, file]) => file);
  expect(shown.sort()).toEqual([
    "acme.ts",
    "before-paint.js",
    "check.ts",
    "design-tokens.ts",
    "one-colour.ts",
    "overrides.css",
    "scopes.tsx",
    "static-css.ts",
    "stored.ts",
    "switch.ts",
  ]);
  expect(page).not.toMatch(/```(?:ts|tsx|js|css)/);
});

test("the first brand is small and passes the check", () => {
  expect(deriveBrand(acme)).toMatchObject({
    color: { accent: "#005fcc", surface: "#ffffff" },
    motion: { base: "160ms" },
  });
  expect(complaints(acme)).toEqual([]);
});

test("static files are written for a brand and for a pair", async () => {
  const folder = await mkdtemp(join(tmpdir(), "satang-themes-"));
  await writeThemes(folder);
  expect(await readFile(join(folder, "acme.css"), "utf8")).toContain(
    "--satang-color-accent: #005fcc;",
  );
  expect(await readFile(join(folder, "acme-auto.css"), "utf8")).toContain(
    "prefers-color-scheme: light",
  );
  await rm(folder, { recursive: true });
});

test("one colour makes two sides at the requested level", () => {
  expect([magenta.light, magenta.dark].map((brand) => checkTheme(brand).passes)).toEqual([
    true,
    true,
  ]);
  expect(css).toContain('[data-satang-theme="magenta"]');
});

test("a brand can be exported for designers and imported again", () => {
  expect(fromFile(toFile(acme))).toEqual(acme);
});
