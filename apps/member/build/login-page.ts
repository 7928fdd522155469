import type { Rolldown } from "vite";
import { STARTED } from "../src/boot/prerendered.ts";
import type { RenderedLogin } from "../src/prerender-login.tsx";
import { htmlOf, type InlineElement, inlineSources } from "./inline-elements.ts";
import { CONTENT, SCRIPT, type StartScript } from "./page-parts.ts";
import { templateOf } from "./templates.ts";
import { usedStyles } from "./used-styles.ts";

/** The script of the app, and those that it imports. */
const APP_FILES =
  /(<script type="module"[^>]* src="([^"]+)"><\/script>)((?:\s*<link rel="modulepreload"[^>]*>)*)/;

const STYLES = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/;

/** The first styles: the element that loads them, and what they are. */
function firstStyles(html: string, bundle: Rolldown.OutputBundle) {
  const [link, file = ""] = html.match(STYLES) ?? [];
  const styles = bundle[file];
  if (!link || styles?.type !== "asset") throw new Error("The build has no first styles");
  return { link, css: String(styles.source) };
}

/** The script starts when the styles have arrived, and all of them load at once. */
const appTemplates = (styles: string, script: string, address: string, imported: string) =>
  [
    templateOf(
      "app",
      `${styles}<link rel="modulepreload" crossorigin href="${address}">${imported}`,
    ),
    templateOf("start", script),
  ].join("\n    ");

/** A language that the script before the first paint has not chosen is hidden by `app.css`. */
const pageOf = ({ tag, html }: RenderedLogin) => `<div data-prerendered="${tag}">${html}</div>`;

/** Removes the element that it is in, and what follows there, when the inline script has run. */
const removeFile: InlineElement = {
  name: "script",
  content: `document.documentElement.hasAttribute("${STARTED}")&&document.currentScript.parentElement.remove()`,
};

/**
 * The script as a file, for a host that refuses it inline. A browser does not load a script that its parser adds to a removed
 * element. But it also looks for files ahead of its parser: there the content of `title` is text, although in SVG it is HTML.
 */
const fileOf = ({ file }: StartScript) =>
  `<div hidden>${htmlOf(removeFile)}<svg><title><script src="/${file}" async></script></title></svg></div>`;

/**
 * The rendered login (ADR 0049), with the script and the rules of the first paint inline, and the script as a file for a host
 * with a policy that refuses inline elements (ADR 0068). The app with its styles is in templates.
 * @param html of a page that has nothing in the place of the script and the content
 */
export function loginPage(
  html: string,
  bundle: Rolldown.OutputBundle,
  logins: readonly RenderedLogin[],
  { title }: RenderedLogin,
  script: StartScript,
) {
  const { link, css } = firstStyles(html, bundle);
  const content = html
    .replace(/<title>.*?<\/title>/, `<title>${title}</title>`)
    .replace(link, "")
    .replace(APP_FILES, (_, entry, address, imported) =>
      appTemplates(link, entry, address, imported),
    )
    .replace(CONTENT, () => logins.map(pageOf).join(""));
  const beforePaint: InlineElement = { name: "script", content: script.code };
  const styles: InlineElement = { name: "style", content: usedStyles(css, content) };
  return {
    html: content
      .replace(SCRIPT, () => htmlOf(beforePaint) + htmlOf(styles))
      .replace("</body>", () => `  ${fileOf(script)}\n  </body>`),
    sources: inlineSources([beforePaint, styles, removeFile]),
  };
}
