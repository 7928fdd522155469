import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const LONGEST = 60;
const SECTIONS = ["Context", "Options", "Choice", "Consequence"];
const STATUS = /^- Status: (proposed|accepted|superseded by (ADR \d{4}|decision \d+))$/m;

const files = readdirSync("docs/adr").filter((name) => /^\d/.test(name));
const index = readFileSync("docs/adr/README.md", "utf8");
const cell = (text: string) => text.replaceAll("|", "\\|");

describe("decision records", () => {
  it("are numbered without a gap, and no number is used twice", () => {
    expect(files.map((name) => name.slice(0, 5))).toEqual(
      files.map((_, at) => `${String(at + 1).padStart(4, "0")}-`),
    );
  });

  it("are listed in the index, in order, with title and status", () => {
    const rows = files.map((name) => {
      const text = readFileSync(`docs/adr/${name}`, "utf8");
      const title = /^# \d{4}\. (.+)$/m.exec(text)?.[1] ?? "";
      const status = /^- Status: (.+)$/m.exec(text)?.[1] ?? "";
      return `| [${name.slice(0, 4)}](${name}) | ${cell(title)} | ${status} |`;
    });
    expect(index.split("\n").filter((line) => line.startsWith("| ["))).toEqual(rows);
  });

  describe.each(files)("%s", (name) => {
    const text = readFileSync(`docs/adr/${name}`, "utf8");

    it("begins with its number and a title, then date and status", () => {
      expect(name).toMatch(/^\d{4}-[a-z0-9-]+\.md$/);
      expect(text).toMatch(new RegExp(`^# ${name.slice(0, 4)}\\. \\S.+\\n`));
      const date = /^- Date: (\d{4}-\d{2}-\d{2})$/m.exec(text)?.[1] ?? "no date";
      expect(new Date(date).toISOString().slice(0, 10)).toBe(date);
      expect(text).toMatch(STATUS);
    });

    it("has the four sections, each with text, on at most two screens", () => {
      expect([...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)).toEqual(SECTIONS);
      expect(text).not.toMatch(/^## .+\n\s*(?:## |$(?![\s\S]))/m);
      expect(text.trimEnd().split("\n").length).toBeLessThanOrEqual(LONGEST);
    });
  });
});
