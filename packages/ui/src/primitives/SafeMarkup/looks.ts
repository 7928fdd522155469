import * as css from "./SafeMarkup.css.ts";

/** Class and part name of an allowed element. */
export interface Look {
  className?: string;
  "data-part"?: string;
}

const block = { className: css.block };
const cell = { className: css.cell };
const script = { className: css.script };

/** A Map, because a tag named `constructor` must not be found. */
export const looks: ReadonlyMap<string, Look> = new Map<string, Look>([
  ["p", block],
  ["div", {}],
  ["br", {}],
  ["hr", { className: `${css.block} ${css.rule}` }],
  ["blockquote", { className: `${css.block} ${css.quote}`, "data-part": "quote" }],
  ["pre", { className: `${css.block} ${css.plain}` }],
  ["ul", { className: `${css.block} ${css.bullets}`, "data-part": "list" }],
  ["ol", { className: `${css.block} ${css.numbers}`, "data-part": "list" }],
  ["li", { className: css.item }],
  ["dl", block],
  ["dt", { className: css.term }],
  ["dd", { className: css.description }],
  ["span", {}],
  ["b", {}],
  ["strong", {}],
  ["i", {}],
  ["em", {}],
  ["u", {}],
  ["s", {}],
  ["del", {}],
  ["ins", {}],
  ["small", { className: css.small }],
  ["sub", script],
  ["sup", script],
  ["mark", { className: css.mark }],
  ["code", { className: css.code }],
  ["figure", block],
  ["figcaption", { className: css.caption }],
  ["table", { className: `${css.block} ${css.table}`, "data-part": "table" }],
  ["caption", { className: css.caption }],
  ["thead", {}],
  ["tbody", {}],
  ["tfoot", {}],
  ["tr", {}],
  ["th", { className: `${css.cell} ${css.head}` }],
  ["td", cell],
]);
