const KILO = 1000;

/**
 * Limits of the first load of `/login`, bytes with gzip. The document has the rules and the script of the first paint, and
 * arrives in the first ten packets with its headers (`docs/adr/0068-the-login-is-painted-from-its-document.md`).
 */
export const LIMITS = { html: 12 * KILO, js: 116 * KILO, css: 15 * KILO };

/**
 * Limit of the document of home, bytes with gzip: with its headers it arrives in the first ten packets, too
 * (`docs/adr/0073-home-is-painted-from-its-document.md`).
 */
export const HOME_LIMIT = 14.2 * KILO;

/**
 * Font faces that a language needs, in addition to the Latin face and the few glyphs of the
 * language names.
 */
const SCRIPTS = { th: /noto-sans-thai/, la: /noto-sans-lao/, en: /^$/ };
const COMPANIONS = /^(figtree-latin|satang-)/;

/** The sum of one kind, bytes. */
export const sumOf = (files, kind) =>
  files.filter((file) => file.kind === kind).reduce((sum, { bytes }) => sum + bytes, 0);

/**
 * Files that exceed a limit, or fonts of another script.
 * @returns {string[]} one line for each problem
 */
export function problemsOf(locale, files) {
  const heavy = Object.entries(LIMITS)
    .filter(([kind, limit]) => sumOf(files, kind) > limit)
    .map(([kind, limit]) => `${locale}: ${kind} is over ${limit / KILO} kB`);
  const foreign = files
    .filter(({ kind, name }) => kind === "font" && !COMPANIONS.test(name))
    .filter(({ name }) => !SCRIPTS[locale].test(name))
    .map(({ name }) => `${locale}: loads ${name}`);
  const missing = ["js", "css"]
    .filter((kind) => sumOf(files, kind) === 0)
    .map((kind) => `${locale}: no ${kind} was seen`);
  return [...heavy, ...foreign, ...missing];
}
