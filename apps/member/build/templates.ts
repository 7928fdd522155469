import { extname } from "node:path";
import type { Rolldown } from "vite";
import type { RenderedScreen } from "../src/start/prerender-screens.tsx";
import { firstFonts } from "./first-fonts.ts";
import { laterFiles } from "./later-files.ts";

/** The module of a member's screens. */
export const MEMBER_SCREENS = "/src/routes/MemberRoutes.tsx";

/** Files that `src/start/before-paint.ts` loads, or not. */
export const templateOf = (name: string, files: string) =>
  `<template data-files="${name}">${files}</template>`;

const KINDS: Readonly<Record<string, string>> = {
  js: 'rel="modulepreload"',
  css: 'rel="preload" as="style"',
  woff2: 'rel="preload" as="font" type="font/woff2"',
};

/** The styles of the first paint come before them. */
const preloadOf = (file: string) =>
  `<link ${KINDS[extname(file).slice(1)]} fetchpriority="low" crossorigin href="/${file}">`;

/**
 * Files that a member's screens load, and the words and fonts of each language (ADR 0083). The browser would ask for a font only
 * when its text is on the screen, which then moves when the font arrives.
 */
export function memberTemplates(
  bundle: Rolldown.OutputBundle,
  logins: readonly RenderedScreen[],
): string {
  const wordsIn = (locale: RenderedScreen["locale"]) =>
    laterFiles(bundle, `/src/locales/${locale}/index.ts`);
  const parts: (readonly [name: string, files: readonly string[]])[] = [
    ["member", laterFiles(bundle, MEMBER_SCREENS)],
    ...logins.map(
      ({ locale }) => [locale, [...wordsIn(locale), ...firstFonts(bundle, locale)]] as const,
    ),
  ];
  return parts
    .map(([name, files]) => templateOf(name, files.map(preloadOf).join("")))
    .join("\n    ");
}
