import { relative } from "node:path";
import { LANGUAGES } from "../../../apps/partner/vite/languages.ts";
import { STEPS } from "./look-steps.mjs";

export const DEVICES = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 900 },
};
export const SCHEMES = ["light", "dark"];

/** The languages of a site by their tags; one that defines its own has that. */
export const languagesOf = ({ pages }) =>
  pages.some(({ localeOf }) => localeOf)
    ? pages.map(({ language }) => language)
    : Object.keys(LANGUAGES);

export const stepsOf = (place) => STEPS.filter(({ applies }) => !applies || applies(place));

export const titleOf = ({ name }, place) => (place.name ? `${name}, ${place.name}` : name);

const rowsOf = (site) =>
  site.pages.flatMap((place) =>
    stepsOf(place).flatMap((step) =>
      languagesOf(site).flatMap((language) =>
        SCHEMES.map((theme) => ({ host: titleOf(site, place), step: step.name, language, theme })),
      ),
    ),
  );

/**
 * A table with a row for each host, step, language and theme, and which of its pictures are missing.
 * @param {string} folder of the table
 * @param {object[]} sites
 * @param {object[]} outcomes
 * @returns {{ text: string, missing: number }}
 */
export function recordOf(folder, sites, outcomes) {
  const files = new Map(
    outcomes.flatMap(({ scene, shots }) =>
      shots.map(({ file, locale, theme, device }) => [
        [scene.group, scene.name, locale, theme, device].join(),
        relative(folder, file),
      ]),
    ),
  );
  let missing = 0;
  const pictureOf = ({ host, step, language, theme }, device) => {
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
