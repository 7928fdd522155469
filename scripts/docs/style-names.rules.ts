import postcss from "postcss";

/** The names by which a style sheet of a page reaches the packages. */
export type StyleNames = {
  /** `--satang-radius-button` */
  readonly variables: readonly string[];
  /** `modal`, in `::part(modal)` and `[data-part="modal"]` */
  readonly parts: readonly string[];
  /** `satang-deposit` */
  readonly elements: readonly string[];
  /** `data-satang` */
  readonly attributes: readonly string[];
};

const NAMES: Readonly<Record<keyof StyleNames, RegExp>> = {
  variables: /--satang-[\w-]+/g,
  parts: /(?<=::part\([^)]*)[\w-]+|(?<=\[data-part="?)[\w-]+/g,
  elements: /(?<![\w.#-])satang-[\w-]+/g,
  attributes: /(?<=\[)data-satang[\w-]*/g,
};

/** Names of a style sheet that the packages do not have. @throws Error for a text that is no style sheet */
export function unknownNamesIn(css: string, known: StyleNames): string[] {
  const sheet = postcss.parse(css);
  const selectors: string[] = [];
  const declarations: string[] = [];
  sheet.walkRules(({ selector }) => void selectors.push(selector));
  sheet.walkDecls(({ prop, value }) => void declarations.push(`${prop}: ${value}`));
  const kinds = Object.keys(NAMES) as (keyof StyleNames)[];
  return kinds.flatMap((kind) => {
    const text = (kind === "variables" ? declarations : selectors).join("\n");
    const named = text.match(NAMES[kind]) ?? [];
    return named.filter((name) => !known[kind].includes(name));
  });
}
