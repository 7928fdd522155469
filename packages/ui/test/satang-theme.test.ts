import { execFile } from "node:child_process";
import { globSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { besideEachOther } from "../../../scripts/modules/one-file-per-module.ts";
import { entries } from "../scripts/modules.ts";

const root = new URL("..", import.meta.url).pathname;
/** Inside the package, so that its dependencies are found as when it is installed. */
const built = join(root, "node_modules/.satang-theme");
const bad = join(root, "test/bad-themes");
let folder = "";

beforeAll(async () => {
  const modules = Object.entries(entries(root)).filter(
    ([name, path]) => /^(?:cli|theme)\//.test(name) && /(?<!\.css)\.ts$/.test(path),
  );
  await build({
    entryPoints: Object.fromEntries(modules),
    absWorkingDir: root,
    outdir: built,
    bundle: true,
    format: "esm",
    target: "es2022",
    packages: "external",
    plugins: [besideEachOther],
    logLevel: "error",
  });
  folder = await mkdtemp(join(tmpdir(), "satang-theme-"));
});

afterAll(async () => {
  await rm(built, { recursive: true, force: true });
  await rm(folder, { recursive: true, force: true });
});

/** Runs the published command, as in a partner's shell. */
const satangTheme = (...args: string[]) => runWith([], args);

/** The same with options of Node. */
function runWith(options: readonly string[], args: readonly string[]) {
  return new Promise<{ code: number; out: string; err: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      [
        "--disable-warning=ExperimentalWarning",
        ...options,
        join(built, "cli/satang-theme.js"),
        ...args,
      ],
      { env: { ...process.env, NODE_OPTIONS: "" } },
      (_, out, err) => resolve({ code: child.exitCode ?? -1, out, err }),
    );
    child.stdin?.end();
  });
}

const REASONS: Readonly<Record<string, string>> = {
  "alias-circle.tokens.json":
    '"color.accent" is "palette.one"; expected an alias that does not lead back to itself',
  "bad-color.json": '"color.accent" is "magenta"; expected a hex colour',
  "css-terminator.json": '"color.accent" is "#fff;} body{display:none"; expected a hex colour',
  "dark-side-fails.json": "✗ bad-dark, dark: ",
  "failing-contrast.json":
    "text textMuted #cccccc on surface #ffffff has 1.60:1, needs 4.5:1; the nearest that passes is textMuted #",
  "focus-that-vanishes.ts": "focus focus #ffffff on surface #ffffff has 1.00:1, needs 3:1",
  "font-that-fetches.json": '"fontFamily" is "url(https://example.com/f)"; expected family names',
  "id-leaves-selector.json": '"id" is "x\\"],*{"; expected lower-case letters',
  "length-without-unit.tokens.json": '"radius.card" is 8; expected a value with a unit',
  "markup-in-id.json": '"id" is "<img src=x onerror=alert(1)>"; expected lower-case letters',
  "motion-that-injects.json": '"values.motion.quick" is "120ms, all 9s"; expected a time',
  "radius-too-large.json": '"radius.card" is 900; expected a number of px from 0 to 64',
  "see-through-text.json": '"color.text" is "#11111180"; expected a hex colour without opacity',
  "several-at-once.json":
    '3 theme tokens are refused:\n  "color.buttonFill" is "#a1006b"; expected a token that exists.\n  "color.accent" is "magenta"; expected a hex colour.\n  "radius.card" is 900; expected a number of px from 0 to 64.',
  "sides-swapped.json": '"light.scheme" is "dark"; expected "light"',
  "unknown-base.json": '"extends" is "ocean"; expected one of river-night',
  "unknown-token.json": '"color.buttonFill" is "#a1006b"; expected a token that exists',
};

test("every wrong theme of the folder has its reason here", () => {
  expect(globSync("*", { cwd: bad }).sort()).toEqual(Object.keys(REASONS));
});

test.each(Object.entries(REASONS))("%s fails for its own reason", async (file, reason) => {
  const { code, out } = await satangTheme("check", join(bad, file));
  expect(out).toContain(reason);
  expect(code).toBe(1);
});

test("the included brands pass, contrast at AAA", async () => {
  const shipped = ["river-night", "river-day", "lotus", "contrast"].map((name) =>
    join(built, `theme/brands/${name}/index.js`),
  );
  const { code, out } = await satangTheme("check", ...shipped);
  expect(out.match(/^✓ .* pairs read at AA$/gm)).toHaveLength(3);
  expect(out).toContain("✓ contrast, light: ");
  expect(out).toContain("at AAA");
  expect(out).toContain("✓ forced colours: ");
  expect(code).toBe(0);
});

test("a level above that of the brand can be requested", async () => {
  const { code, out } = await satangTheme(
    "check",
    join(built, "theme/brands/lotus/index.js"),
    "--level",
    "AAA",
  );
  expect(out).toContain("needs 7:1");
  expect(code).toBe(1);
});

describe("from one colour", () => {
  test.each(["json", "tokens", "ts"])(
    "a pair as %s passes its own check, on both sides",
    async (format) => {
      const file = join(folder, `acme.${format === "ts" ? "ts" : "json"}`);
      const made = await satangTheme(
        "from-color",
        "#a1006b",
        "--id",
        "acme",
        "--format",
        format,
        "--out",
        file,
      );
      expect(made).toEqual({ code: 0, out: "", err: "" });
      const { code, out } = await satangTheme("check", file);
      expect(out).toContain("✓ acme-light, light");
      expect(out).toContain("✓ acme-dark, dark");
      expect(code).toBe(0);
    },
  );

  test("the CSS is printed, follows the device, and is layered unless asked", async () => {
    const { out } = await satangTheme("from-color", "#a1006b", "--id", "acme");
    expect(out).toMatch(/^@layer satang\.reset/);
    expect(out).toContain("@media (prefers-color-scheme: light)");
    const plain = await satangTheme("from-color", "#a1006b", "--unlayered");
    expect(plain.out).not.toContain("@layer");
    expect(plain.out).toMatch(/^@media not all and[^[]+\[data-satang-theme="brand"\]/);
  });
});

test("a colour that cannot be kept is named with the reason, next to the theme", async () => {
  const { code, out, err } = await satangTheme("from-color", "#111111");
  expect(err).toMatch(
    /^dark: the main action is #\w{6} and not #111111: it has 1\.\d\d:1 on the page, needs 1\.5:1\n$/,
  );
  expect(out).toMatch(/^@layer satang\.reset/);
  expect(code).toBe(0);
});

test("--keep keeps the colour, and names what fails next to the theme", async () => {
  const { code, out, err } = await satangTheme("from-color", "#111111", "--keep");
  expect(err).toMatch(
    /^dark: the main action stays #111111: it has 1\.\d\d:1 on the page, needs 1\.5:1; #\w{6} would pass\n$/,
  );
  expect(out.match(/--satang-color-accent: #111111/g)).toHaveLength(2);
  expect(code).toBe(0);
  const unread = await satangTheme("from-color", "#808080", "--keep", "--level", "AAA");
  expect(unread.err).toContain("light: the main action stays #808080: no text has 7:1 on it");
  expect(unread.err).toMatch(/^light: text onAccent .*#808080/m);
  expect(await satangTheme("from-color", "#a1006b", "--keep")).toMatchObject({ code: 0, err: "" });
});

test.each(["Kanit", "Kanit, sans-serif", '"IBM Plex Sans", serif'])(
  "--font takes %s as CSS does",
  async (font) => {
    const made = await satangTheme("from-color", "#a1006b", "--font", font, "--format", "json");
    expect(JSON.parse(made.out).light.fontFamily).toBe(font);
  },
);

test("--radius and --font are those of both brands", async () => {
  const args = ["from-color", "#a1006b", "--radius", "9", "--font", "IBM Plex Sans Thai"];
  const { out, err } = await satangTheme(...args, "--format", "json");
  expect(err).toBe("");
  const { light, dark } = JSON.parse(out);
  for (const { radius, fontFamily } of [light, dark]) {
    expect(radius).toEqual({ small: 5, medium: 7, control: 8, button: 9, card: 12, sheet: 15 });
    expect(fontFamily).toBe('"IBM Plex Sans Thai"');
  }
});

test("an id that is a reserved word of the language becomes a valid module", async () => {
  const file = join(folder, "default.ts");
  await satangTheme("from-color", "#a1006b", "--id", "default", "--format", "ts", "--out", file);
  expect(await satangTheme("check", file)).toMatchObject({ code: 0, err: "" });
});

test("a Node that cannot run TypeScript, as 20, is named with what to do", async () => {
  const file = join(folder, "old-node.ts");
  await satangTheme("from-color", "#a1006b", "--format", "ts", "--out", file);
  const { code, out } = await runWith(["--no-strip-types"], ["check", file]);
  expect(out).toContain(
    `${file} does not run: Node ${process.versions.node} does not run TypeScript here. Use Node 22.18 or newer, a .mjs module, or JSON: "export --format json"`,
  );
  expect(code).toBe(1);
});

test("a module that fails, a file with a byte order mark and stdin are handled", async () => {
  const broken = join(folder, "broken.ts");
  const marked = join(folder, "marked.json");
  await writeFile(broken, "export const acme = { id: ,, };");
  await writeFile(marked, '\uFEFF{ "id": "acme", "extends": "river-day" }');
  const ran = await satangTheme("export", broken);
  expect(ran).toMatchObject({ code: 1, out: "" });
  expect(ran.err).toContain(`${broken} does not run: `);
  expect(await satangTheme("check", marked)).toMatchObject({ code: 0, err: "" });
  const nothing = await satangTheme("check", "-");
  expect(nothing).toMatchObject({ code: 1 });
  expect(nothing.out).toContain("- is not JSON");
});

test("a brand exported as tokens and imported again has the same CSS", async () => {
  const source = join(built, "theme/brands/lotus/index.js");
  const file = join(folder, "lotus.tokens.json");
  await satangTheme("export", source, "--format", "tokens", "--out", file);
  const [before, after] = await Promise.all([
    satangTheme("export", source),
    satangTheme("export", file),
  ]);
  expect(after.out).toBe(before.out);
  expect(after.out).toContain("--satang-color-accent: #b3125f;");
});

test("the report is one page without scripts, and a theme cannot add markup to it", async () => {
  const report = join(folder, "report.html");
  const hostile = join(folder, "<img src=x onerror=alert(1)>.json");
  await mkdir(folder, { recursive: true });
  await writeFile(hostile, await readFile(join(bad, "markup-in-id.json")));
  await satangTheme("check", join(bad, "failing-contrast.json"), hostile, "--report", report);
  const html = await readFile(report, "utf8");
  expect(html).not.toMatch(/<script|<img|javascript:|https?:/);
  expect(html).toContain("&lt;img src=x onerror=alert(1)&gt;");
  expect(html).toContain("default-src 'none'");
  expect(html).toContain("Nearest that passes");
  expect(html).toMatch(/<h2>Forced colours<\/h2><p class="good">✓ (\d+) of \1 pairs/);
  expect(html).toContain(basename(hostile).replace("<", "&lt;").replace(">", "&gt;"));
});

test.each([
  [[], "a command is missing"],
  [["paint"], 'no command "paint"'],
  [["check"], "check needs a file"],
  [["check", "nowhere.json"], "nowhere.json cannot be read"],
  [["check", "x.json", "--level", "A"], '--level is "A"; expected AA or AAA'],
  [["check", "x.json", "--loud"], "--loud"],
  [["from-color"], "from-color needs one colour"],
  [["from-color", "#fff", "--radius", "-1"], "argument"],
  [["from-color", "#fff", "--radius", "round"], '--radius is "round"; expected px from 0 to 99'],
  [
    ["from-color", "#fff", "--format", "scss"],
    '--format is "scss"; expected css, json, tokens, ts',
  ],
  [["export", "a", "b"], "export needs one file"],
])("%j prints the usage and exits with 2", async (args, message) => {
  const { code, err } = await satangTheme(...args);
  expect(err).toContain(message);
  expect(err).toContain("Exit code: 0 every theme passes");
  expect(code).toBe(2);
});

test("an invalid colour fails with its name; help is not a failure", async () => {
  const wrong = await satangTheme("from-color", "mauvish");
  expect(wrong).toMatchObject({ code: 1, out: "" });
  expect(wrong.err).toContain('"color" is "mauvish"');
  expect(await satangTheme("--help")).toMatchObject({ code: 0, err: "" });
});
