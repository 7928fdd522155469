import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");
const plugin = join(root, "scripts/lint/contract-limits.ts");
const redocly = createRequire(join(root, "package.json")).resolve("@redocly/cli/bin/cli.js");

const text = { type: "string" };
const bound = { type: "string", maxLength: 9 };

/** Each property is one schema; the names of those without a maximum begin with `wide`. */
const schemas = {
  wideText: text,
  wideTextOrNull: { type: ["string", "null"], minLength: 1 },
  wideFormat: { type: "string", format: "date-time" },
  widePattern: { type: "string", pattern: "^a+$" },
  wideList: { type: "array", items: bound },
  wideItems: { type: "array", maxItems: 9, items: text },
  wideBranch: { anyOf: [text, { type: "null" }] },
  wideFields: { type: "object", properties: { inner: text } },
  text: bound,
  word: { type: "string", enum: ["a"] },
  constant: { type: "string", const: "a" },
  file: { type: "string", format: "binary" },
  list: { type: ["array", "null"], maxItems: 9, items: bound },
  number: { type: "integer" },
};

const contractOf = (properties: object) => ({
  openapi: "3.1.0",
  info: { title: "A contract", version: "1" },
  paths: {
    "/calls": {
      post: {
        parameters: [{ name: "wideQuery", in: "query", schema: text }],
        requestBody: { content: { "application/json": { schema: { properties } } } },
        responses: { 200: { description: "Done" } },
      },
    },
  },
});

type Report = {
  readonly problems: readonly { readonly location: readonly { readonly pointer: string }[] }[];
};

/** The places that the rule refuses. */
function placesOf(contract: object): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), "satang-limits-"));
  try {
    const [file, config] = [join(folder, "openapi.json"), join(folder, "redocly.yaml")];
    writeFileSync(file, JSON.stringify(contract));
    writeFileSync(
      config,
      JSON.stringify({
        plugins: [plugin],
        rules: { "limits/everything-has-a-maximum": "error" },
        telemetry: "off",
      }),
    );
    const lint = ["lint", file, "--config", config, "--format", "json", "--max-problems", "99"];
    const { stdout, status } = spawnSync(process.execPath, [redocly, ...lint], { cwd: folder });
    const { problems } = JSON.parse(stdout.toString()) as Report;
    expect(status).toBe(problems.length > 0 ? 1 : 0);
    return problems.flatMap(({ location }) => location.map(({ pointer }) => pointer));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

it("a contract with a string or a list that has no maximum is refused, wherever it is", () => {
  const places = placesOf(contractOf(schemas));
  const names = places.map((place) => /parameters|properties\/(\w+)/.exec(place));
  const found = names.map((name) => name?.[1] ?? "wideQuery");
  const wide = Object.keys(schemas).filter((name) => name.startsWith("wide"));
  expect(found.toSorted()).toEqual([...wide, "wideQuery"].toSorted());
});

it("the lint of our contract uses the rule", () => {
  const config = readFileSync(join(root, "redocly.yaml"), "utf8");
  expect(config).toMatch(/^ {2}limits\/everything-has-a-maximum: error$/m);
  expect(config).toMatch(/^ {2}- scripts\/lint\/contract-limits\.ts$/m);
});
