import type { Locale } from "@satang/i18n";

const KILO = 1000;

/** Kinds of files that a first visit loads. */
export type Kind = "html" | "js" | "css" | "font";

/** A file of a first visit. */
export type LoadedFile = {
  readonly kind: Kind;
  readonly name: string;
  /** As sent with gzip. */
  readonly bytes: number;
};

/**
 * Limits of the first load of `/login`, bytes with gzip. The document has the rules and the script of the first paint, and
 * arrives in the first ten packets with its headers (`docs/adr/0083-the-app-takes-over-its-documents.md`).
 */
export const LIMITS = { html: 12.4 * KILO, js: 117.4 * KILO, css: 15 * KILO };

/**
 * Limit of the document of home, bytes with gzip: with its headers it arrives in the first ten packets, too
 * (`docs/adr/0083-the-app-takes-over-its-documents.md`).
 */
export const HOME_LIMIT = 14.5 * KILO;

/**
 * Font faces that a language needs, in addition to the Latin face and the few glyphs of the
 * language names.
 */
const SCRIPTS: Readonly<Record<Locale, RegExp>> = {
  th: /noto-sans-thai/,
  la: /noto-sans-lao/,
  en: /^$/,
};
const COMPANIONS = /^(figtree-latin|satang-)/;

/** The sum of one kind, bytes. */
export const sumOf = (files: readonly LoadedFile[], kind: Kind): number =>
  files.filter((file) => file.kind === kind).reduce((sum, { bytes }) => sum + bytes, 0);

/**
 * Files that exceed a limit, or fonts of another script.
 * @returns one line for each problem
 */
export function problemsOf(locale: Locale, files: readonly LoadedFile[]): string[] {
  const heavy = (["html", "js", "css"] as const)
    .filter((kind) => sumOf(files, kind) > LIMITS[kind])
    .map((kind) => `${locale}: ${kind} is over ${LIMITS[kind] / KILO} kB`);
  const foreign = files
    .filter(({ kind, name }) => kind === "font" && !COMPANIONS.test(name))
    .filter(({ name }) => !SCRIPTS[locale].test(name))
    .map(({ name }) => `${locale}: loads ${name}`);
  const missing = (["js", "css"] as const)
    .filter((kind) => sumOf(files, kind) === 0)
    .map((kind) => `${locale}: no ${kind} was seen`);
  return [...heavy, ...foreign, ...missing];
}
