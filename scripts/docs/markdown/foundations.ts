import { globSync } from "node:fs";
import { basename } from "node:path";
import {
  movementsOf,
  radii,
  SHOWN_BRANDS,
  shadowsOf,
  sizesOf,
  spaces,
  swatchesOf,
} from "../../../packages/story-kit/src/blocks/foundations.rules.ts";
import {
  drawingOf,
  type NamedIcon,
} from "../../../packages/story-kit/src/blocks/icon-names.rules.ts";
import { tokenDocs } from "../../../packages/ui/src/theme/docs/token-docs.ts";
import { read } from "./pages.ts";
import { code, table } from "./table.ts";

const docs = () => tokenDocs(read("packages/ui/src/theme/tokens/token-table.ts"));

/** Every colour role in the first brands, with its lowest contrast. */
function colors(count: number): string {
  const brands = SHOWN_BRANDS.slice(0, count);
  const columns = brands.map(swatchesOf);
  const rows = (columns[0] ?? []).map(({ token }, row) => [
    code(token),
    ...columns.map((swatches) => {
      const { hex = "", lowest = null } = swatches[row] ?? {};
      return lowest ? `${code(hex)} ${lowest.ratio.toFixed(1)} ${lowest.pair}` : code(hex);
    }),
  ]);
  return table(["Role", ...brands.map(({ id }) => id)], rows);
}

const inPx = (steps: readonly { readonly token: string; readonly px: number }[]) =>
  table(
    ["Token", "px"],
    steps.map(({ token, px }) => [code(token), String(px)]),
  );

const sizes = () =>
  table(
    ["Token", "px", "For"],
    sizesOf(docs()).map(({ token, px, text }) => [code(token), String(px), text]),
  );

const shadows = () =>
  table(
    ["Token", ...SHOWN_BRANDS.slice(0, 2).map(({ id }) => id), "For"],
    shadowsOf(SHOWN_BRANDS[0] as never, docs()).map(({ token, value, text }, row) => [
      code(token),
      code(value),
      code(shadowsOf(SHOWN_BRANDS[1] as never, docs())[row]?.value ?? ""),
      text,
    ]),
  );

const movements = () =>
  table(
    ["Token", "Value", "Under reduced motion", "For"],
    movementsOf(docs()).map(({ token, value, reduced, text }) => [
      code(token),
      code(value),
      reduced ?? "",
      text,
    ]),
  );

function icons(): string {
  const named: NamedIcon[] = globSync("packages/ui/src/primitives/Icon/icons/*.ts")
    .sort()
    .map((file) => ({ name: basename(file, ".ts"), drawing: drawingOf(read(file)) }));
  return table(
    ["Icon", "Drawing of Lucide"],
    named.map(({ name, drawing }) => [code(name), drawing]),
  );
}

/** The blocks of the pages of foundations as tables. */
export const FOUNDATIONS: Readonly<Record<string, () => string>> = {
  Swatches: () => colors(2),
  ColorTable: () => colors(SHOWN_BRANDS.length),
  TypeScale: sizes,
  Spaces: () => inPx(spaces),
  Radii: () => inPx(radii),
  Shadows: shadows,
  Movements: movements,
  IconSearch: icons,
};
