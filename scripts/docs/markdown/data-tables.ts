import { readWords } from "../../../packages/story-kit/src/blocks/words-plugin.ts";
import features from "../../../packages/ui/src/docs/browser-features.json" with { type: "json" };
import sheets from "../../../packages/ui/src/docs/sheets.json" with { type: "json" };
import sizes from "../../../packages/ui/src/docs/size.json" with { type: "json" };
import { variableName } from "../../../packages/ui/src/theme/css/variable-name.ts";
import { tokenDocs } from "../../../packages/ui/src/theme/docs/token-docs.ts";
import { column } from "../../../packages/ui/src/theme/tokens/columns.ts";
import { read } from "./pages.ts";
import { code, table } from "./table.ts";

const number = (value: number) => value.toLocaleString("en");

const weights = () =>
  table(
    ["Import", "JavaScript", "CSS", "Together", "Limit"],
    Object.entries(sizes).map(([name, { js, css, limit }]) => [
      name,
      ...[js, css, js + css, limit].map(number),
    ]),
  );

const sheetsOfComponents = () =>
  table(
    ["Style sheet", "Components"],
    Object.entries(sheets).map(([name, components]) => [code(name), components]),
  );

const browserFeatures = () =>
  table(
    ["Feature", "Used by", "Without it"],
    Object.entries(features).map(([name, { where, without }]) => [
      code(name),
      where.join(", "),
      without,
    ]),
  );

function variables(): string {
  const rows = column(({ author, value, forced, variable }) =>
    variable === false ? undefined : { author, value, forced },
  );
  const docs = tokenDocs(read("packages/ui/src/theme/tokens/token-table.ts"));
  return table(
    ["Variable", "For", "Author", "Forced colours"],
    docs.flatMap(({ path, text }) => {
      const found = rows[path[0]]?.[path[1]];
      if (!found) return [];
      const { author, value, forced = "" } = found;
      return [
        [code(`--${variableName(path)}`), value ? `${text} ${code(value)}` : text, author, forced],
      ];
    }),
  );
}

/** The tables that pages write as JSX over data, by title, in the order of the page. */
export const DATA_TABLES: Readonly<Record<string, readonly (() => string)[]>> = {
  "Guides/Supported browsers": [browserFeatures],
  "Guides/Weight": [weights, sheetsOfComponents],
  "Theming/Guide": [variables],
};

/** Every message in three languages, with the components that show it. */
export async function wordTable(): Promise<string> {
  const words = await readWords();
  return table(
    ["Key", "English", "Thai", "Lao", "Shown by"],
    words.map(({ key, en, th, la, places }) => [
      code(key),
      en,
      th,
      la,
      places.map(({ name }) => name).join(", "),
    ]),
  );
}
