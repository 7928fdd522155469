import { extname } from "node:path";
import type { Docgen } from "../../../.storybook/props/props.rules.ts";
import { changesList } from "../../../packages/story-kit/src/blocks/changes.rules.ts";
import { sectionOf } from "../../../packages/story-kit/src/blocks/readme-section.rules.ts";
import { readChanges } from "./changes.ts";
import { anatomyText, factsText, partsText, propTable } from "./component-tables.ts";
import { DATA_TABLES } from "./data-tables.ts";
import { doorsText } from "./doors.ts";
import { FOUNDATIONS } from "./foundations.ts";
import { galleryText } from "./gallery.ts";
import { importedAs, type Page, read } from "./pages.ts";

/** Sources of the blocks of all pages. */
export interface Sources {
  readonly props: Pick<ReadonlyMap<string, Docgen>, "get">;
  /** The table of all messages. */
  readonly words: string;
  /** Pages that exist in Markdown. */
  readonly ids: ReadonlySet<string>;
}

const FENCE = /^( *```[\s\S]*?^ *```$)/m;
const BLOCK = /^<([A-Z]\w*)\b([\s\S]*?)\/>[ \t]*$/gm;
/** A table over data, with the values that the page computes for it. */
const DATA_TABLE = /^(?:export const [\s\S]*?;\n\n)*<table>[\s\S]*?<\/table>$/gm;
const REST = /^(?:<\/?[A-Za-z]|\{|import |export )/m;

const attribute = (text: string, name: string) =>
  new RegExp(`\\b${name}=(?:"([^"]*)"|\\{(\\w+)\\})`).exec(text)?.slice(1).find(Boolean) ?? "";

/** The names in `with={["Field"]}`. */
const namesIn = (text: string) =>
  [...(/with=\{\[([^\]]*)\]/.exec(text)?.[1] ?? "").matchAll(/"(\w+)"/g)].map(
    ([, name = ""]) => name,
  );

/** The component of a table of props: named, or that of the stories of the page. */
function componentOf(page: Page, name: string): string {
  if (!new RegExp(`^import \\* as ${name} `, "m").test(page.text)) return name;
  const stories = read(importedAs(page, name));
  return /\bcomponent: (?:\w+\.)?(\w+)/.exec(stories)?.[1] ?? "";
}

/** The components with a table of props on the page, in its order. */
export const componentsOn = (page: Page): string[] =>
  [...page.text.matchAll(/^<ArgTypes of=\{(\w+)\}/gm)].map(([, name = ""]) =>
    componentOf(page, name),
  );

function propsOf(page: Page, name: string, { props }: Sources): string {
  const component = componentOf(page, name);
  const docgen = props.get(component);
  if (!docgen) throw new Error(`${page.file}: there are no props of ${component || name}`);
  return propTable(docgen);
}

/** The diagram that the test of a machine writes into its README. */
function diagramOf(machine: string): string {
  const [diagram] =
    /```mermaid\n[\s\S]+?```/.exec(read(`packages/machines/src/${machine}/README.md`)) ?? [];
  if (!diagram) throw new Error(`packages/machines/src/${machine} has no diagram`);
  return diagram;
}

function sourceOf(page: Page, attributes: string): string {
  const file = importedAs(page, attribute(attributes, "code"));
  const language = attribute(attributes, "language") || extname(file).slice(1);
  return `\`\`\`${language}\n${read(file).trimEnd()}\n\`\`\``;
}

function blockOf(page: Page, name: string, attributes: string, sources: Sources): string {
  switch (name) {
    case "Meta":
    case "Canvas":
    case "Playground":
    case "Product":
      return "";
    case "Doors":
      return doorsText();
    case "ArgTypes":
      return propsOf(page, attribute(attributes, "of"), sources);
    case "Facts":
      return factsText(attribute(attributes, "of"));
    case "Anatomy":
      return anatomyText(attribute(attributes, "of"), namesIn(attributes));
    case "Parts":
      return partsText(attribute(attributes, "of"), namesIn(attributes));
    case "Do":
    case "Dont":
      return `- ${name === "Do" ? "Do" : "Don’t"}: ${attribute(attributes, "text")}`;
    case "Case":
      return `- **${attribute(attributes, "title")}**: ${attribute(attributes, "text")}`;
    case "MachineDiagram":
      return diagramOf(attribute(attributes, "of"));
    case "Source":
      return sourceOf(page, attributes);
    case "ReadmeSection":
      return sectionOf(
        read(`packages/${attribute(attributes, "of")}/README.md`),
        attribute(attributes, "title"),
      );
    case "Changes":
      return changesList(readChanges());
    case "Gallery":
      return galleryText();
    case "Words":
      return sources.words;
    default: {
      const text = FOUNDATIONS[name]?.();
      if (text !== undefined) return text;
      throw new Error(`${page.file}: <${name}> has no form in Markdown`);
    }
  }
}

/** Pages link to each other; a story, and a page about pictures, exist in Storybook only. */
const withLinks = (text: string, { ids }: Sources) =>
  text
    .replace(/\[([^\]]+)\]\(\?path=\/docs\/([\w-]+)--docs\)/g, (_, words: string, id: string) =>
      ids.has(id) ? `[${words}](${id}.md)` : words,
    )
    .replace(/\[([^\]]+)\]\(\?path=\/story\/[^)]*\)/g, "$1");

function proseOf(page: Page, prose: string, sources: Sources, tables: (() => string)[]): string {
  const text = prose
    .replace(/^import [\s\S]*? from "[^"]+";\n/gm, "")
    .replace(/^<\/?(?:DoAndDont|Cases)>$/gm, "");
  const [rest] = REST.exec(text.replace(DATA_TABLE, "").replace(BLOCK, "")) ?? [];
  if (rest) throw new Error(`${page.file}: "${rest}…" has no form in Markdown`);
  const withTables = text.replace(DATA_TABLE, () => {
    const next = tables.shift();
    if (!next) throw new Error(`${page.file}: a table has no form in Markdown`);
    return next();
  });
  return withLinks(
    withTables.replace(BLOCK, (_, name: string, attributes: string) =>
      blockOf(page, name, attributes, sources),
    ),
    sources,
  );
}

/** A page of Storybook as plain Markdown: blocks become tables and code, and pictures are left out. */
export function toMarkdown(page: Page, sources: Sources): string {
  const tables = [...(DATA_TABLES[page.title] ?? [])];
  const parts = page.text.split(new RegExp(FENCE, "gm"));
  const text = parts
    .map((part) => (FENCE.test(part) ? part : proseOf(page, part, sources, tables)))
    .join("");
  return `${text.replace(/\n{3,}/g, "\n\n").trim()}\n`;
}
