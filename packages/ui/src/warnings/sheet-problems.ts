import { outermost, type PageRules } from "./page-rules.ts";

/** A class as published: the hash of its file has four characters (`scripts/identifiers.ts`). */
const OUR_CLASS = /^_[a-z0-9]{4}[a-z0-9]+$/;
const OUR_CLASSES = /\._([a-z0-9]{4})[a-z0-9]+/g;
const fileOf = (name: string) => name.slice(1, 5);

/** Returns what the setup of a page depends on, as a text: it changes rarely, and elements often. */
export function pageState(page: Document): string {
  const sheets = [...page.styleSheets, ...page.adoptedStyleSheets].map(countRules);
  const files = new Set(ourElements(page).flatMap((one) => ourClasses(one).map(fileOf)));
  const themes = [...page.querySelectorAll("[data-satang-theme]")].map((one) =>
    one.getAttribute("data-satang-theme"),
  );
  const scopes = page.querySelectorAll("[data-satang]").length;
  return [sheets, [...files], [...new Set(themes)], scopes].join(" ");
}

/** A sheet of another origin may not be read. */
function countRules(sheet: CSSStyleSheet): number {
  try {
    return sheet.cssRules.length;
  } catch {
    return 0;
  }
}

const ourClasses = (element: Element) =>
  [...element.classList].filter((name) => OUR_CLASS.test(name));

/** The elements of our components that a page shows. */
const ourElements = (page: Document) =>
  [...page.querySelectorAll("[data-satang] [class]")].filter(
    (element) => ourClasses(element).length > 0,
  );

const nameOf = ({ localName, classList }: Element, part: string | undefined) =>
  `<${localName} class=${JSON.stringify(classList.value)}>${part ? ` of the part ${JSON.stringify(part)}` : ""}`;

/** An element that shows nothing yet, such as the place of the toasts, may have its sheet later. */
function hasArea(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width * height > 0;
}

/** A component without its own sheet, on a page that loads sheets in parts. */
export function findMissingSheet(page: Document, { rules }: PageRules): readonly string[] {
  const files = new Set(
    rules.flatMap(({ rule }) =>
      [...rule.selectorText.matchAll(OUR_CLASSES)].map(([, file]) => file),
    ),
  );
  const bare = ourElements(page).find(
    (element) => !ourClasses(element).some((name) => files.has(fileOf(name))) && hasArea(element),
  );
  if (!bare) return [];
  const part = bare.closest<HTMLElement>("[data-part]")?.dataset.part;
  return [
    `No style sheet has rules for ${nameOf(bare, part)}: a component is rendered without its styles. Import its sheet from "@satang/ui/components", that of its flow from "@satang/ui/flows", or "@satang/ui/styles.css", which has all of them.`,
  ];
}

const BARE = /^(\*|[a-z][a-z0-9]*)$/i;
/** Properties that make a component another one, and not only of another colour. */
const TAKES = /^(all$|padding|border-.*width$|background-color$|font-size$)/;

/** The selectors of a rule that name no class and no place, as a reset has them. */
const bareSelectors = ({ selectorText }: CSSStyleRule) =>
  selectorText
    .split(",")
    .map((one) => one.trim())
    .filter((one) => BARE.test(one));

/** A rule for bare elements that wins over our layered sheet, such as an unlayered reset. */
export function findWinningReset(page: Document, { rules, layers }: PageRules): readonly string[] {
  const ours = rules.find(({ rule }) => rule.selectorText.match(OUR_CLASSES));
  if (!ours || ours.layer === "") return [];
  const place = layers.indexOf(outermost(ours.layer));
  const elements = ourElements(page);
  const winning = rules
    .filter(({ layer }) => layer === "" || layers.indexOf(outermost(layer)) > place)
    .filter(({ rule }) => [...rule.style].some((name) => TAKES.test(name)))
    .find(({ rule }) =>
      bareSelectors(rule).some((one) => elements.some((element) => element.matches(one))),
    );
  if (!winning) return [];
  const { layer, rule } = winning;
  const where =
    layer === ""
      ? "in no cascade layer"
      : `in the layer ${JSON.stringify(layer)}, which is after ours`;
  return [
    `A rule of the page for ${JSON.stringify(bareSelectors(rule).join(", "))} is ${where}, so that it changes our components. Import "@satang/ui/styles.unlayered.css" in place of the layered sheet, or put the rule into a layer before ours.`,
  ];
}

/** For the layer of the host: what it takes from our elements comes back, attributes of drawings and displays of tables too. */
const EXCEPT_OURS = "[data-satang], [data-satang] * { all: revert-layer }";

const valueOfAll = ({ style }: CSSStyleRule) => style.getPropertyValue("all");

/** A rule for bare elements in a layer before ours that takes all styles away, as `* { all: unset }` does. */
export function findTakenStyles(page: Document, { rules, layers }: PageRules): readonly string[] {
  const ours = rules.find(({ rule }) => rule.selectorText.match(OUR_CLASSES));
  if (!ours) return [];
  const place = ours.layer === "" ? layers.length : layers.indexOf(outermost(ours.layer));
  const elements = ourElements(page);
  const resets = rules.filter(
    ({ layer, rule }) =>
      layer !== "" && layers.indexOf(outermost(layer)) < place && valueOfAll(rule) !== "",
  );
  const isExcepted = (element: Element, layer: string) =>
    resets.some(
      (other) =>
        other.layer === layer &&
        valueOfAll(other.rule) === "revert-layer" &&
        element.matches(other.rule.selectorText),
    );
  const taken = resets.find(({ layer, rule }) =>
    bareSelectors(rule).some((one) =>
      elements.some((element) => element.matches(one) && !isExcepted(element, layer)),
    ),
  );
  if (!taken) return [];
  const { layer, rule } = taken;
  return [
    `A rule of the page for ${JSON.stringify(bareSelectors(rule).join(", "))} in the layer ${JSON.stringify(layer)} takes all styles away, and our drawings and tables do not get theirs back. Add ${JSON.stringify(EXCEPT_OURS)} to that layer.`,
  ];
}
