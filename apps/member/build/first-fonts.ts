import type { Locale } from "@satang/i18n";
import type { Rolldown } from "vite";

/** Letters and digits, and the few glyphs of the names of the languages. */
const COMMON = ["figtree-latin", "satang-names-thai", "satang-names-lao"];
const OWN: Record<Locale, readonly string[]> = {
  th: ["noto-sans-thai"],
  la: ["noto-sans-lao"],
  en: [],
};

/**
 * The font files that the screens of a language show first.
 * @returns names of files, from the root of the build
 */
export function firstFonts(bundle: Rolldown.OutputBundle, locale: Locale): readonly string[] {
  const files = Object.values(bundle);
  return [...COMMON, ...OWN[locale]].map((name) => {
    const font = files.find(
      (file) => file.type === "asset" && file.names.includes(`${name}.woff2`),
    );
    if (!font) throw new Error(`The build has no font ${name}`);
    return font.fileName;
  });
}
