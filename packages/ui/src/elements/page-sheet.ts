import { css } from "satang-sheet:page";

/** A sheet of a script, which a Content-Security-Policy without `unsafe-inline` allows. */
export function createSheet(text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}

let pageSheet: CSSStyleSheet | undefined;
let holders = 0;

/** The variables of the themes, and the rule that stops the page from scrolling. */
export function readPageSheet(): CSSStyleSheet {
  pageSheet ??= createSheet(css);
  return pageSheet;
}

/**
 * Adds the variables to the page, where the rules of the host win over them, and from where the elements inherit them.
 * @returns a function that removes them with the last element
 */
export function adoptPageSheet(): () => void {
  const sheet = readPageSheet();
  holders += 1;
  if (holders === 1) document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    holders -= 1;
    if (holders > 0) return;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}
