import { relative } from "node:path";
import { LANGUAGES } from "../../../apps/partner/vite/languages.ts";
import type { Outcome } from "../../../e2e/look/sheet.ts";
import { type LookStep, STEPS } from "./look-steps.ts";
import { SCHEMES } from "./schemes.ts";
import type { Place, Site } from "./site.types.ts";

export const DEVICES = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 900 },
};

/** The part of a site that is read. */
type Shown = Pick<Site, "name" | "pages">;

/** The languages of a site by their tags; one that defines its own has that. */
export const languagesOf = ({ pages }: Pick<Site, "pages">): string[] =>
  pages.some(({ localeOf }) => localeOf)
    ? pages.map(({ language }) => language)
    : Object.keys(LANGUAGES);

export const stepsOf = (place: Place): LookStep[] =>
  STEPS.filter(({ applies }) => !applies || applies(place));

/** The name of a page in a list of all. */
export const titleOf = (site: string, place: Place): string =>
  place.name ? `${site}, ${place.name}` : site;

const rowsOf = (site: Shown) =>
  site.pages.flatMap((place) =>
    stepsOf(place).flatMap((step) =>
      languagesOf(site).flatMap((language) =>
        SCHEMES.map((theme) => ({
          host: titleOf(site.name, place),
          step: step.name,
          language,
          theme,
        })),
      ),
    ),
  );

/**
 * A table with a row for each host, step, language and theme, and which of its pictures are missing.
 * @param folder of the table
 */
export function recordOf(
  folder: string,
  sites: readonly Shown[],
  outcomes: readonly Outcome[],
): { readonly text: string; readonly missing: number } {
  const files = new Map(
    outcomes.flatMap(({ scene, shots }) =>
      shots.map(
        ({ file, locale, theme, device }) =>
          [
            [scene.group, scene.name, locale, theme, device].join(),
            relative(folder, file),
          ] as const,
      ),
    ),
  );
  let missing = 0;
  const pictureOf = (
    { host, step, language, theme }: ReturnType<typeof rowsOf>[number],
    device: string,
  ) => {
    const file = files.get([host, step, language, theme, device].join());
    if (file) return `[picture](${file})`;
    missing += 1;
    return "**missing**";
  };
  const devices = Object.keys(DEVICES);
  const lines = sites
    .flatMap(rowsOf)
    .map((row) => [...Object.values(row), ...devices.map((device) => pictureOf(row, device))]);
  const table = [
    ["host", "step", "language", "theme", ...devices],
    ["---", "---", "---", "---", "---", "---"],
    ...lines,
  ];
  return { text: table.map((cells) => `| ${cells.join(" | ")} |\n`).join(""), missing };
}
