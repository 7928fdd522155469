import { createElement, Fragment, type ReactNode } from "react";
import { numbersIn } from "../../text/numbers-in.ts";
import { NewTabHint } from "../Link/NewTabHint.tsx";
import { langOf, linkOf, numberOf, pictureOf } from "./allowed.rules.ts";
import { looks } from "./looks.ts";
import * as styles from "./SafeMarkup.css.ts";

/** Options of the page. */
export interface Surroundings {
  /** Address of the page, for relative addresses. */
  base: string;
  /** Level of the markup's `h1`. */
  headingLevel: number;
  /** Origins from which pictures are shown. */
  pictureOrigins: ReadonlySet<string>;
}

/** White space between rows is not an allowed child of a table. */
const rowsOnly = new Set(["table", "thead", "tbody", "tfoot", "tr", "ul", "ol", "dl"]);

/**
 * Converts an inert fragment to React elements with a second list of allowed elements, so that
 * nothing is written to the page as markup, and a mistake of the sanitizer alone has no effect.
 * Only allowed elements are read, because a form may hide its children behind their names.
 */
export function build(parent: ParentNode & Node, page: Surroundings, within = ""): ReactNode[] {
  return Array.from(parent.childNodes, (node, index) => {
    if (node instanceof Text) {
      if (node.data.trim() === "") return rowsOnly.has(within) ? null : node.data;
      // A text with siblings is an element: React does not find it again in a page that the browser translates.
      const isAlone = within !== "" && parent.childNodes.length === 1;
      if (isAlone && !/\d/.test(node.data)) return node.data;
      return createElement(Fragment, { key: index }, numbersIn(node.data));
    }
    return node instanceof HTMLElement ? elementOf(node, index, page) : null;
  }).filter((child) => child !== null);
}

function elementOf(element: HTMLElement, key: number, page: Surroundings): ReactNode {
  const name = element.localName;
  if (name === "img") return picture(element, key, page);
  if (name === "a") return link(element, key, page);
  const level = /^h([1-6])$/.exec(name)?.[1];
  if (level) return heading(element, key, page, Number(level) - 1);
  const look = looks.get(name);
  if (!look) return null;
  const props = { key, ...languageOf(element), ...look, ...numbersOf(element) };
  return createElement(name, props, ...build(element, page, name));
}

function heading(element: HTMLElement, key: number, page: Surroundings, depth: number) {
  const className = depth < 2 ? `${styles.heading} ${styles.headingLead}` : styles.heading;
  return createElement(
    `h${Math.min(6, page.headingLevel + depth)}`,
    { key, ...languageOf(element), className, "data-part": "heading" },
    ...build(element, page, element.localName),
  );
}

function languageOf(element: HTMLElement) {
  const dir = element.getAttribute("dir");
  const lang = langOf(element.getAttribute("lang"));
  return { ...(lang && { lang }), ...((dir === "rtl" || dir === "ltr") && { dir }) };
}

function numbersOf(element: HTMLElement) {
  const number = (name: string, most: number) => numberOf(element.getAttribute(name), most);
  if (element.localName === "ol") return { start: number("start", 9999) };
  if (element.localName === "th" || element.localName === "td") {
    return { colSpan: number("colspan", 20), rowSpan: number("rowspan", 200) };
  }
  return {};
}

function link(element: HTMLElement, key: number, page: Surroundings) {
  const children = build(element, page);
  const url = linkOf(element.getAttribute("href"), page.base);
  if (!url) return createElement("span", { key, ...languageOf(element) }, ...children);
  const away = url.protocol.startsWith("http") && url.origin !== new URL(page.base).origin;
  return (
    <a
      key={key}
      {...languageOf(element)}
      className={styles.link}
      data-part="link"
      href={url.href}
      rel="noopener noreferrer"
      {...(url.protocol === "tel:" && { translate: "no" })}
      {...(away && { target: "_blank" })}
    >
      {...children}
      {away && <NewTabHint />}
    </a>
  );
}

function picture(element: HTMLElement, key: number, page: Surroundings) {
  const url = pictureOf(element.getAttribute("src"), page);
  const alt = element.getAttribute("alt") ?? "";
  if (!url) return alt === "" ? null : <span key={key}>{alt}</span>;
  return (
    <img
      key={key}
      className={styles.picture}
      data-part="picture"
      src={url.href}
      alt={alt}
      width={numberOf(element.getAttribute("width"), 4000)}
      height={numberOf(element.getAttribute("height"), 4000)}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
    />
  );
}
