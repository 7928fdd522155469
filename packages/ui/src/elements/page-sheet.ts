import { css } from "satang-sheet:page";
import { inPixels } from "../theme/css/in-pixels.ts";
import type { LengthUnit } from "./elements.types.ts";

/** A sheet of a script, which a Content-Security-Policy without `unsafe-inline` allows. */
export function createSheet(text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}

/** The sheets of some styles, one for each unit. Each is made when it is needed, and all elements share it. */
export function createSheets(text: string): (unit: LengthUnit) => CSSStyleSheet {
  const made = new Map<LengthUnit, CSSStyleSheet>();
  return (unit) => {
    const sheet = made.get(unit) ?? createSheet(unit === "px" ? inPixels(text) : text);
    made.set(unit, sheet);
    return sheet;
  };
}

/** The variables of the themes, and the rule that stops the page from scrolling. */
export const pageSheet = createSheets(css);

let holders = 0;

/**
 * Adds the variables to the page, where the rules of the host win over them, and from where the elements inherit them.
 * @returns a function that removes them with the last element
 */
export function adoptPageSheet(): () => void {
  const sheet = pageSheet("rem");
  holders += 1;
  if (holders === 1) document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    holders -= 1;
    if (holders > 0) return;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}
