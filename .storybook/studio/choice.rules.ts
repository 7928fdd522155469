import {
  type BrandColors,
  type BrandPair,
  type BrandTokens,
  type ContrastLevel,
  defineBrand,
  themeToCss,
  themeToTokens,
} from "@satang/ui/theming";
import { brandFromColor } from "@satang/ui/theming/from-color";
import { hexOf } from "../../packages/ui/src/theme/color/css-color.ts";

/**
 * The choices in the studio; every field is a story argument, so it is part of the page's address.
 */
export interface Choice {
  /** `#rrggbb` */
  color: string;
  scheme: BrandTokens["scheme"];
  level: ContrastLevel;
  /** Radius of a field in px; the other radii are derived from it. */
  radius: number;
  font: keyof typeof fonts;
  /** Single colours of the chosen scheme, as `text_333333 accent_a1006b`. */
  changes: string;
}

/** The shipped family, and Latin families that devices have; Thai and Lao keep their own faces. */
export const fonts = {
  figtree: { label: "Figtree and Noto (shipped)", family: undefined },
  system: { label: "The device's own", family: "system-ui" },
  serif: { label: "Serif", family: '"Georgia", "Noto Serif", "DejaVu Serif", "Liberation Serif"' },
  mono: {
    label: "Monospace",
    family: '"Courier New", "Droid Sans Mono", "DejaVu Sans Mono", "Liberation Mono"',
  },
} as const;

/** Range of the radius, in px. */
export const RADIUS = { min: 0, max: 28 } as const;

export const initialChoice: Choice = {
  color: "#a1006b",
  scheme: "light",
  level: "AA",
  radius: 14,
  font: "figtree",
  changes: "",
};

const oneOf = <Word extends string>(all: readonly Word[], value: unknown, otherwise: Word) =>
  all.find((word) => word === value) ?? otherwise;

const text = (value: unknown, otherwise: string) => (typeof value === "string" ? value : otherwise);

/** The choice in an address; defaults replace values that cannot be chosen. */
export function choiceFrom(values: Readonly<Partial<Record<keyof Choice, unknown>>>): Choice {
  const start = initialChoice;
  const radius = typeof values.radius === "number" ? values.radius : Number.NaN;
  return {
    color: text(values.color, start.color),
    scheme: oneOf(["light", "dark"], values.scheme, start.scheme),
    level: oneOf(["AA", "AAA"], values.level, start.level),
    radius: Number.isFinite(radius)
      ? Math.round(Math.min(RADIUS.max, Math.max(RADIUS.min, radius)))
      : start.radius,
    font: oneOf(Object.keys(fonts) as Choice["font"][], values.font, start.font),
    changes: text(values.changes, start.changes),
  };
}

/**
 * The part of a change that fits into an address: each colour as hex, because Storybook accepts no
 * brackets and drops unknown values; an incomplete colour is left out.
 */
export function addressable(change: Partial<Choice>): Partial<Choice> {
  const { color, ...rest } = change;
  if (color === undefined) return change;
  try {
    return { ...change, color: hexOf(color) };
  } catch {
    return rest;
  }
}

type Changes = Partial<Record<keyof BrandColors, string>>;

const CHANGE = /^([A-Za-z]+)_([0-9a-f]{6})$/;

const isToken = (name: string, known: BrandColors): name is keyof BrandColors =>
  Object.hasOwn(known, name);

/**
 * Reads {@link Choice.changes}; entries that are not colour changes are ignored, and transparency
 * is kept.
 */
export function changesOf(text: string, known: BrandColors): Changes {
  const found = text.split(" ").flatMap((each) => {
    const [, token = "", hex] = CHANGE.exec(each) ?? [];
    if (!isToken(token, known)) return [];
    const opacity = known[token]?.slice("#rrggbb".length) ?? "";
    return [[token, `#${hex}${opacity}`] as const];
  });
  return Object.fromEntries(found);
}

/** Adds one colour to the changes, in the form of the address. */
export function withChange(text: string, token: keyof BrandColors, color: string): string {
  const rest = text.split(" ").filter((each) => each && !each.startsWith(`${token}_`));
  return [...rest, `${token}_${color.slice(1, 7).toLowerCase()}`].join(" ");
}

function radiusOf(radius: number): BrandTokens["radius"] {
  const part = (share: number) => Math.round(radius * share);
  return {
    small: part(0.6),
    medium: part(0.85),
    control: radius,
    button: part(1.15),
    card: part(1.4),
    sheet: part(1.8),
  };
}

/**
 * The brand of a choice, light and dark.
 * @throws ThemeError when the colour is not valid
 */
export function brandOf({ color, level, radius, font, scheme, changes }: Choice): BrandPair {
  const { family } = fonts[font];
  const pair = brandFromColor(color, {
    id: "studio",
    level,
    radius: radiusOf(radius),
    ...(family && { fontFamily: family }),
  });
  const own = pair[scheme];
  const changed = defineBrand({ id: own.id, extends: own, color: changesOf(changes, own.color) });
  return { ...pair, [scheme]: changed };
}

/** The exports of a theme. */
export const exports = {
  typescript: {
    label: "TypeScript",
    write: (pair: BrandPair) =>
      `import type { BrandPair } from "@satang/ui/theming";\n\nexport const brand: BrandPair = ${JSON.stringify(pair, null, 2)};\n`,
  },
  css: { label: "CSS", write: (pair: BrandPair) => themeToCss(pair) },
  tokens: {
    label: "Tokens JSON",
    write: (pair: BrandPair, scheme: Choice["scheme"]) =>
      `${JSON.stringify(themeToTokens(pair[scheme]), null, 2)}\n`,
  },
} as const;

/**
 * The address of the studio with this choice.
 * @param page origin and path of the Storybook
 */
export function linkOf(choice: Choice, page: string): string {
  const args = Object.entries(addressable(choice))
    .filter(([name, value]) => value !== initialChoice[name as keyof Choice])
    .map(([name, value]) =>
      name === "color" ? `color:!hex(${String(value).slice(1)})` : `${name}:${value}`,
    );
  const query = args.length > 0 ? `&args=${encodeURI(args.join(";"))}` : "";
  return `${page}?path=/story/theming-studio--studio${query}`;
}
