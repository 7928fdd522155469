/* Functions that run in the page. */

import type { Look } from "./compare.rules.ts";

/** Every computed value of the document, the body and the host's own elements. */
export function ownStyles(): Look[] {
  const elements = [
    document.documentElement,
    document.body,
    ...document.querySelectorAll("#own, #own *"),
  ];
  return elements.map((element) => {
    const style = getComputedStyle(element);
    // Sizes of the elements follow those of the page, which our elements fill.
    const values = [...style].filter(
      (name) =>
        !/^(?:--|(?:block|inline)-size|height|width|perspective-origin|transform-origin)/.test(
          name,
        ),
    );
    return [element.localName, ...values.map((name) => `${name}: ${style.getPropertyValue(name)}`)];
  });
}

/** How our elements look, whatever the size of the page. */
export function ourStyles(): Look[] {
  const LOOK = [
    "display",
    "position",
    "color",
    "background-color",
    "background-image",
    "font-family",
    "font-size",
    "font-style",
    "font-weight",
    "line-height",
    "letter-spacing",
    "text-align",
    "text-transform",
    "text-decoration-line",
    "direction",
    "padding-inline-start",
    "padding-block-start",
    "margin-block-start",
    "border-block-start-width",
    "border-block-start-style",
    "border-start-start-radius",
    "box-sizing",
    "box-shadow",
    "list-style-type",
    "cursor",
    "fill",
    "stroke",
    "opacity",
    "visibility",
    "vertical-align",
    "white-space",
    "gap",
  ];
  const look = (element: Element): Look => {
    const style = getComputedStyle(element);
    const hasEffect = (name: string) =>
      (name !== "border-block-start-style" || style.borderBlockStartWidth !== "0px") &&
      (name !== "vertical-align" || style.display.startsWith("inline"));
    const values = LOOK.filter(hasEffect);
    return [element.localName, ...values.map((name) => `${name}: ${style.getPropertyValue(name)}`)];
  };
  const wallet = document.querySelector('[data-part="wallet"]');
  const dialog = document.querySelector('[role="dialog"]');
  return [wallet, dialog].flatMap((root) =>
    root ? [root, ...root.querySelectorAll("*")].map(look) : [],
  );
}
