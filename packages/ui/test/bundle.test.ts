import { readFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import { vanillaExtractPlugin } from "@vanilla-extract/esbuild-plugin";
import { build } from "esbuild";
import { expect, test } from "vitest";
import { isClient, needsClient } from "../../../scripts/modules/client.ts";
import { besideEachOther } from "../../../scripts/modules/one-file-per-module.ts";
import { identifiers } from "../scripts/identifiers.ts";
import { entries } from "../scripts/modules.ts";

const root = new URL("..", import.meta.url).pathname;

/** Keeps what was built for each text: several tests ask about the same import. */
function once<Built>(make: (contents: string) => Promise<Built>) {
  const made = new Map<string, Promise<Built>>();
  return (contents: string): Promise<Built> => {
    const known = made.get(contents) ?? make(contents);
    made.set(contents, known);
    return known;
  };
}

/** The modules that a host's bundler includes for one import of the package. */
const take = once(async (contents) => {
  const result = await build({
    stdin: { contents, resolveDir: root },
    absWorkingDir: root,
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    outdir: "out",
    format: "esm",
    jsx: "automatic",
    conditions: ["@satang/source"],
    external: ["react", "react-dom", "react/jsx-runtime"],
    plugins: [vanillaExtractPlugin({ identifiers })],
  });
  const taken = Object.values(result.metafile.outputs).flatMap((output) =>
    Object.entries(output.inputs)
      .filter(([, input]) => input.bytesInOutput > 0)
      .map(([path]) => path),
  );
  const gzip = result.outputFiles.reduce(
    (sum, file) => sum + gzipSync(file.contents).byteLength,
    0,
  );
  return { taken, gzip };
});

test("a button has at most 1.55 kB gzip, including its CSS", async () => {
  const { gzip } = await take('export { Button } from "./src/primitives/Button/index.ts";');
  expect(gzip).toBeLessThanOrEqual(1550);
});

test("a button includes no machine, socket, sanitizer, query or dialog", async () => {
  const { taken } = await take('export { Button } from "./src/index.ts";');
  expect(taken.join("\n")).not.toMatch(
    /xstate|socket|dompurify|sanitiz|tanstack|radix|embla|lucide|react-aria|react-stately|packages\/(?:api|machines|headless)\b|\.\.\/(?:api|machines|headless)\//,
  );
});

test("an icon includes its own drawing and no other", async () => {
  const { taken } = await take('export { CopyIcon } from "./src/index.ts";');
  const drawings = taken.filter((path) => path.includes("/Icon/icons/"));
  expect(drawings.map((path) => path.split("/").at(-1))).toEqual(["CopyIcon.ts"]);
  expect(taken.join("\n")).not.toContain("lucide-react");
});

/**
 * The modules that are loaded at once, when a host's bundler splits dynamic imports into chunks.
 */
async function takeAtOnce(contents: string): Promise<string> {
  const result = await build({
    stdin: { contents, resolveDir: root, sourcefile: "entry.ts" },
    absWorkingDir: root,
    bundle: true,
    splitting: true,
    write: false,
    metafile: true,
    outdir: "out",
    format: "esm",
    jsx: "automatic",
    conditions: ["@satang/source"],
    external: ["react", "react-dom", "react/jsx-runtime"],
    plugins: [vanillaExtractPlugin({ identifiers })],
  });
  const { outputs } = result.metafile;
  const inputs = (path: string): string[] => [
    ...Object.keys(outputs[path]?.inputs ?? {}),
    ...(outputs[path]?.imports ?? [])
      .filter(({ kind }) => kind === "import-statement")
      .flatMap((chunk) => inputs(chunk.path)),
  ];
  const entry = Object.keys(outputs).find((path) => outputs[path]?.entryPoint === "entry.ts");
  return inputs(entry ?? "").join("\n");
}

test("the search is loaded when it is first rendered, and other fields do not include it", async () => {
  const select = await takeAtOnce('export { Select, TextField } from "./src/index.ts";');
  expect(select).toContain("Select/Select.tsx");
  expect(select).not.toMatch(/react-aria|react-stately|Combobox|FileField/);
  const search = await takeAtOnce('export { Combobox } from "./src/index.ts";');
  expect(search).toContain("Combobox/Combobox.tsx");
  expect(search).not.toMatch(/react-aria|react-stately|ComboboxControl/);
});

test("no text of react-aria is included, in any language", async () => {
  const words = async (contents: string) =>
    (await take(contents)).taken.filter((path) => /react-(aria|stately)\/.*\/intl\//.test(path));
  expect(await words('export * from "./src/index.ts";')).toEqual([]);
  expect(await words('export { useComboBox } from "react-aria/useComboBox";')).not.toEqual([]);
});

test("the main entry includes no sanitizer; the separate entry loads it when the first markup is shown", async () => {
  const main = await take('export * from "./src/index.ts";');
  expect(main.taken.filter((path) => /dompurify|SafeMarkup/.test(path))).toEqual([]);
  const own = await takeAtOnce('export * from "./src/safe-markup.ts";');
  expect(own).toContain("SafeMarkup/SafeMarkup.tsx");
  expect(own).not.toMatch(/dompurify|SafeMarkup\/sanitizer\.ts/);
});

test("the page models of a host's tests need neither Playwright nor React", async () => {
  const { taken } = await take('export * from "./src/testing/index.ts";');
  const others = /^(?:src\/testing|\.\.\/(?:core|i18n)\/src)\//;
  expect(taken).toContain("src/testing/deposit-model.ts");
  expect(taken.filter((path) => !others.test(path) && path !== "<stdin>")).toEqual([]);
});

test("making a theme needs neither React nor a style plugin", async () => {
  const { taken } = await take('export * from "./src/theming.ts";');
  expect(taken.filter((path) => /react|vanilla-extract|\.css\.ts/.test(path))).toEqual([]);
});

test("applying a theme includes no colour library; checking and making one do", async () => {
  const library = async (contents: string) =>
    (await take(contents)).taken.some((path) => path.includes("culori"));
  const applying = 'export { adoptTheme, defineBrand, themeToCss } from "./src/theming.ts";';
  expect(await library(applying)).toBe(false);
  expect((await take(applying)).gzip).toBeLessThanOrEqual(6.25 * 1024);
  expect(await library('export * from "./src/index.ts";')).toBe(false);
  expect(await library('export { checkTheme } from "./src/theming.ts";')).toBe(true);
  expect(await library('export * from "./src/theme/from-color/from-color.ts";')).toBe(true);
});

async function buildPublished() {
  const { outputFiles, metafile } = await build({
    entryPoints: entries(root),
    absWorkingDir: root,
    bundle: true,
    write: false,
    metafile: true,
    outdir: "dist",
    format: "esm",
    jsx: "automatic",
    packages: "external",
    plugins: [besideEachOther, vanillaExtractPlugin({ outputCss: false, identifiers })],
  });
  return outputFiles.map(({ path, text }) => {
    const place = path.split("/dist/").at(-1) ?? "";
    return { path: place, text, imports: metafile.outputs[`dist/${place}`]?.imports ?? [] };
  });
}

let built: ReturnType<typeof buildPublished> | undefined;

/** Every file of the package that runs at a host, by its path in `dist`. */
function publish() {
  built ??= buildPublished();
  return built;
}

test("published files import only installed dependencies", async () => {
  const { dependencies, peerDependencies } = JSON.parse(
    await readFile(`${root}/package.json`, "utf8"),
  ) as Record<string, Record<string, string>>;
  const installed = Object.keys({ ...dependencies, ...peerDependencies });
  const isThere = (specifier: string) =>
    /^(?:\.|node:)/.test(specifier) ||
    installed.some((name) => specifier === name || specifier.startsWith(`${name}/`));
  const strangers = (await publish()).flatMap(({ path, imports }) =>
    imports.filter((taken) => !isThere(taken.path)).map((taken) => `${path} takes ${taken.path}`),
  );
  expect(strangers).toEqual([]);
});

test("every source has a published file, without a name that a host's style plugin would process", async () => {
  const files = await publish();
  const published = new Set(files.map(({ path }) => path));
  expect(
    [...published].filter((path) => /\.css\.(?:js|mjs|ts)$|\.test\.|\.stories\./.test(path)),
  ).toEqual([]);
  const missing = files.flatMap(({ path: from, text }) => {
    const here = new URL(`file:///${from}`);
    return [...text.matchAll(/from "(\.[^"]+)"/g)]
      .map(([, path = ""]) => new URL(path, here).pathname.slice(1))
      .filter((path) => !published.has(path));
  });
  expect(missing).toEqual([]);
});

test('a component that needs the browser has "use client" in its own file', async () => {
  const result = await build({
    entryPoints: ["src/primitives/TextField/TextField.tsx"],
    absWorkingDir: root,
    bundle: true,
    write: false,
    format: "esm",
    packages: "external",
    plugins: [besideEachOther],
  });
  expect(result.outputFiles[0]?.text).toMatch(/^"use client";/);
});

test('only modules that need the browser have "use client": a server can use the others', async () => {
  const clients = (await publish())
    .filter(({ text }) => isClient(text) || needsClient(text))
    .map(({ path }) => path);
  expect(clients).toEqual(
    expect.arrayContaining(["i18n/use-i18n.js", "hooks/use-isomorphic-layout-effect.js"]),
  );
  // An index re-exports hooks; the colour library has a `useMode` that is not a hook.
  const servers = /(?:^|\/)index\.js$|^theming\.js$|^theme\/(?!scope\/)/;
  expect(clients.filter((path) => servers.test(path))).toEqual([]);
});
