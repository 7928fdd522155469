import * as styles from "./SafeMarkup.css.ts";

/** Class and part name of an allowed element. */
export interface Look {
  className?: string;
  "data-part"?: string;
}

const block = { className: styles.block };
const cell = { className: styles.cell };
const script = { className: styles.script };

/** A Map, because a tag named `constructor` must not be found. */
export const looks: ReadonlyMap<string, Look> = new Map<string, Look>([
  ["p", block],
  ["div", {}],
  ["br", {}],
  ["hr", { className: `${styles.block} ${styles.rule}` }],
  ["blockquote", { className: `${styles.block} ${styles.quote}`, "data-part": "quote" }],
  ["pre", { className: `${styles.block} ${styles.plain}` }],
  ["ul", { className: `${styles.block} ${styles.bullets}`, "data-part": "list" }],
  ["ol", { className: `${styles.block} ${styles.numbers}`, "data-part": "list" }],
  ["li", { className: styles.item }],
  ["dl", block],
  ["dt", { className: styles.term }],
  ["dd", { className: styles.description }],
  ["span", {}],
  ["b", {}],
  ["strong", {}],
  ["i", {}],
  ["em", {}],
  ["u", {}],
  ["s", {}],
  ["del", {}],
  ["ins", {}],
  ["small", { className: styles.small }],
  ["sub", script],
  ["sup", script],
  ["mark", { className: styles.mark }],
  ["code", { className: styles.code }],
  ["figure", block],
  ["figcaption", { className: styles.caption }],
  ["table", { className: `${styles.block} ${styles.table}`, "data-part": "table" }],
  ["caption", { className: styles.caption }],
  ["thead", {}],
  ["tbody", {}],
  ["tfoot", {}],
  ["tr", {}],
  ["th", { className: `${styles.cell} ${styles.head}` }],
  ["td", cell],
]);
