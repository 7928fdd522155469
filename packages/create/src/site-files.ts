import { createTranslator, languageTag, loadLocale } from "@satang/i18n";
import { themeToCss } from "@satang/ui/theming";
import { brandFromColor, type ColorMove } from "@satang/ui/theming/from-color";
import { type Answers, idOf } from "./answers.ts";
import { flowsModule } from "./flows-module.ts";
import { manifestOf } from "./manifest.ts";
import { pageElements } from "./page-elements.ts";
import { PLACES, SOURCES } from "./places.data.ts";
import { readmeOf } from "./readme.ts";

/** A site that is not written yet. */
export type Site = {
  /** Path in the folder of the site → text. */
  readonly files: Readonly<Record<string, string>>;
  /** Why the main action of the brand has another colour than the one that was given. */
  readonly moves: readonly ColorMove[];
};

/** Sources that `siteFiles` needs in addition to the answers. */
export type SiteSource = {
  /** Reads a template, for example `react/page.css`. */
  readonly read: (template: string) => string;
  /** Version of the packages of Satang. */
  readonly version: string;
};

/** All files of a site. @throws ThemeError when the colour is none */
export async function siteFiles(answers: Answers, { read, version }: SiteSource): Promise<Site> {
  const { framework, color, flows, folder, locale } = answers;
  const id = idOf(folder);
  const moves: ColorMove[] = [];
  const brand = brandFromColor(color, { id, onMove: (move) => moves.push(move) });
  const t = createTranslator(locale, await loadLocale(locale));
  const values: Readonly<Record<string, string>> = {
    BRAND: id,
    LOCALE: locale,
    LANGUAGE: languageTag(locale),
    ELEMENTS: pageElements(answers, t),
    USERNAME: t("session.username"),
    PASSWORD: t("session.password"),
    LOG_IN: t("session.submit"),
    CANCEL: t("common.action.cancel"),
    REFUSED: t("errors.code.WRONG_CREDENTIAL"),
    OFFLINE: t("errors.network.text"),
  };
  const filled = (text: string) =>
    text.replace(/__([A-Z_]+)__/g, (mark, name: string) => values[name] ?? mark);
  const source = SOURCES[framework];
  return {
    moves,
    files: {
      ...Object.fromEntries(
        Object.entries(PLACES[framework]).map(([template, place]) => [
          place,
          filled(read(template)),
        ]),
      ),
      ...(framework !== "html" && { [`${source}flows.ts`]: flowsModule(flows) }),
      [`${source}brand.css`]: themeToCss(brand, { layered: framework !== "html" }),
      "package.json": manifestOf(answers, version),
      "README.md": readmeOf(answers),
      ".gitignore": "node_modules\ndist\n.next\nnext-env.d.ts\n",
    },
  };
}
