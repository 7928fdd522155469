import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { ISOLATED, ISOLATED_ELEMENTS, type IsolatedPage } from "../isolation.data.ts";

/** Content of a page. */
type Content = { readonly script: string; readonly content: string };

const styleSheet = ({ layers = "", sheets }: IsolatedPage) =>
  [
    layers,
    ...[...sheets, '"@satang/ui/fonts.css"', '"./brand.css"', '"./hosts/place.css"'].map(
      (sheet) => `@import ${sheet};`,
    ),
  ].join("\n");

const document = (
  { page, attributes = "" }: IsolatedPage,
  { script, content }: Content,
) => `<!doctype html>
<html lang="en" ${attributes}>
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Lotus Play</title>
    <link rel="stylesheet" href="./${page}.css" />
    <script type="module" src="./${script}"></script>
  </head>
  <body>
    <div id="place">${content}</div>
  </body>
</html>
`;

const PIECES: Content = { script: "pieces-main.tsx", content: "" };

const element = (name: string, attributes = "") =>
  `<satang-${name} base-url="/" locale="en" theme="lotus-play" unit="px" ${attributes}></satang-${name}>`;
const ELEMENTS: Content = {
  script: "elements-main.js",
  content: [
    element("wallet", 'actions="deposit withdraw"'),
    element("deposit", 'presentation="inline" open'),
    element("spin", 'presentation="inline" open'),
    element("withdraw", "open"),
    // Without spaces between them: a host may show them.
  ].join(""),
};

/** Writes the pages of hosts into the folder of a site. */
export async function writeIsolatedPages(root: string): Promise<void> {
  const pages = [
    ...ISOLATED.map((host) => ({ host, shown: PIECES })),
    ...ISOLATED_ELEMENTS.map((host) => ({ host, shown: ELEMENTS })),
  ];
  for (const { host, shown } of pages) {
    await writeFile(join(root, `${host.page}.css`), styleSheet(host));
    await writeFile(join(root, `${host.page}.html`), document(host, shown));
  }
}
