import type { Locale } from "@satang/i18n";

/** The names of files, separated by spaces, as the build writes them into `index.html` (`build/later-files.ts`). */
type Files = string | undefined;

function preload(files: Files): void {
  for (const file of files?.split(" ") ?? []) {
    const link = document.createElement("link");
    const isStyle = file.endsWith(".css");
    link.rel = isStyle ? "preload" : "modulepreload";
    if (isStyle) link.as = "style";
    link.crossOrigin = "";
    // The styles of the first paint come before them.
    link.fetchPriority = "low";
    link.href = `/${file}`;
    document.head.append(link);
  }
}

/**
 * Loads a member's screens and words next to the app: it would ask for them only after it has started, and for some only
 * after others have arrived.
 * @param files of the screens (`member`), and of the words in each language
 */
export function preloadMember(locale: Locale, files: DOMStringMap): void {
  preload(files.member);
  preload(files[locale]);
}
