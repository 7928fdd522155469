import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { ISOLATED } from "./isolation.data.mjs";

const styleSheet = ({ layers = "", sheets }) =>
  [
    layers,
    ...[...sheets, '"@satang/ui/fonts.css"', '"./brand.css"', '"./hosts/place.css"'].map(
      (sheet) => `@import ${sheet};`,
    ),
  ].join("\n");

const document = ({ page, attributes = "" }) => `<!doctype html>
<html lang="en" ${attributes}>
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Lotus Play</title>
    <link rel="stylesheet" href="./${page}.css" />
    <script type="module" src="./pieces-main.tsx"></script>
  </head>
  <body>
    <div id="place"></div>
  </body>
</html>
`;

/** Writes the pages of `ISOLATED` into the folder of a site. */
export async function writeIsolatedPages(root) {
  for (const host of ISOLATED) {
    await writeFile(join(root, `${host.page}.css`), styleSheet(host));
    await writeFile(join(root, `${host.page}.html`), document(host));
  }
}
