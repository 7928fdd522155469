import { createHash } from "node:crypto";

/** An element of a page that is no file, so that the first paint does not wait for one (ADR 0083). */
export type InlineElement = {
  readonly name: "script" | "style";
  readonly content: string;
};

export function htmlOf({ name, content }: InlineElement): string {
  if (content.includes(`</${name}`)) throw new Error(`An inline ${name} ends too early`);
  return `<${name}>${content}</${name}>`;
}

const sourceOf = ({ content }: InlineElement) =>
  `'sha256-${createHash("sha256").update(content).digest("base64")}'`;

/** Sources that a Content-Security-Policy adds to allow the elements, as a file for hosts. */
export function inlineSources(elements: readonly InlineElement[]): string {
  const sourcesOf = (name: InlineElement["name"]) =>
    [...new Set(elements.filter((element) => element.name === name).map(sourceOf))].join(" ");
  const sources = { "script-src": sourcesOf("script"), "style-src": sourcesOf("style") };
  return JSON.stringify(sources, null, 2);
}
