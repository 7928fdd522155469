import { attacks } from "./markup-attacks.ts";

/** Elements of the public lists: those that run something, and those that a service writes. */
const TAGS = [
  ...["a", "b", "body", "button", "details", "div", "form", "iframe", "img", "input", "marquee"],
  ...["math", "p", "select", "svg", "table", "td", "textarea", "video", "x-trap"],
] as const;

const HANDLERS = [
  ...["onclick", "onerror", "onload", "onfocus", "ontoggle", "onmouseover", "onanimationstart"],
  ...["onpointerdown", "onbegin", "oncopy"],
] as const;

const ADDRESSES = ["href", "src", "action", "formaction", "xlink:href", "data", "poster"] as const;

const STYLES = [
  "color:red",
  "width:expression(trap())",
  "background:url(javascript:trap())",
  "position:fixed;inset:0",
  "\\62 ackground:url(x)",
] as const;

const everyOther = (text: string) =>
  [...text].map((sign, index) => (index % 2 ? sign.toUpperCase() : sign)).join("");
const toEntities = (text: string) => [...text].map((sign) => `&#${sign.charCodeAt(0)};`).join("");
const toHexEntities = (text: string) =>
  [...text].map((sign) => `&#x${sign.charCodeAt(0).toString(16)}`).join("");

/** Ways to write an attribute that a parser reads as the same one. */
const WRITTEN: readonly ((name: string, value: string) => string)[] = [
  (name, value) => ` ${name}="${value}"`,
  (name, value) => `/${name}='${value}'`,
  (name, value) => `\f${everyOther(name)}=${value.replaceAll(" ", "")}`,
  (name, value) => `\n${name}\t=\n"${toEntities(value)}"`,
  (name, value) => ` x="'>" ${name.toUpperCase()}="${toHexEntities(value)};"`,
];

const SCRIPT_ADDRESSES = ["javascript:trap()", "java\tscript:trap()", "data:text/html,x"] as const;

/** Where the element is: a parser has other rules in each. */
const PLACES: readonly ((markup: string) => string)[] = [
  (markup) => markup,
  (markup) => `<table><tr><td>${markup}</table>`,
  (markup) => `<svg><foreignObject>${markup}</foreignObject></svg>`,
  (markup) => `<!--><p>${markup}`,
];

function* attributes(): Generator<(write: (typeof WRITTEN)[number]) => string> {
  for (const name of HANDLERS) yield (write) => write(name, "trap()");
  for (const value of STYLES) yield (write) => write("style", value);
  for (const name of ADDRESSES)
    for (const value of SCRIPT_ADDRESSES) yield (write) => write(name, value);
}

function* combined(): Generator<string> {
  let place = 0;
  for (const attribute of attributes()) {
    for (const tag of TAGS) {
      for (const write of WRITTEN) {
        place += 1;
        const put = PLACES[place % PLACES.length] as (typeof PLACES)[number];
        yield put(`<${tag}${attribute(write)}>x</${tag}>`);
      }
    }
  }
}

const known = Object.values(attacks);
/** Makes text of all that follows it, so that nothing does. */
const isLast = (markup: string) => markup.includes("<plaintext>");

/**
 * Each known attack, and each element of the public lists with each handler, style and address, in each way to write it:
 * 3,718. Each calls `trap()` when its code runs.
 */
export const markupPayloads: readonly string[] = [
  ...known.filter((markup) => !isLast(markup)),
  ...combined(),
  ...known.filter(isLast),
];
