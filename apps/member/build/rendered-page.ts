import type { Rolldown } from "vite";
import { STARTED } from "../src/start/page-attributes.ts";
import type { RenderedScreen } from "../src/start/prerender-screens.tsx";
import { htmlOf, type InlineElement } from "./inline-elements.ts";
import { laterFiles } from "./later-files.ts";
import { CONTENT, SCRIPT, type StartScript } from "./page-parts.ts";
import { MEMBER_SCREENS, templateOf } from "./templates.ts";
import { usedStyles } from "./used-styles.ts";

/** The script of the app, and those that it imports. */
const APP_FILES =
  /(<script type="module"[^>]* src="([^"]+)"><\/script>)((?:\s*<link rel="modulepreload"[^>]*>)*)/;

const STYLES = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g;

/** The first styles: the element that loads them, and what they are, with those of the screens of an audience. */
function stylesOf(html: string, bundle: Rolldown.OutputBundle, audience: Audience) {
  const links = [...html.matchAll(STYLES)];
  const [link = "", first = ""] = links[0] ?? [];
  // The app waits for one sheet; a second one is of a screen that only some need.
  if (links.length !== 1) throw new Error(`The build has ${links.length} first style sheets`);
  const later = audience === "member" ? laterFiles(bundle, MEMBER_SCREENS) : [];
  const css = [first, ...later.filter((file) => file.endsWith(".css"))].map((file) => {
    const styles = bundle[file];
    if (styles?.type !== "asset") throw new Error(`The build has no ${file}`);
    return String(styles.source);
  });
  return { link, css: css.join("\n") };
}

const MODULE = /<link rel="modulepreload"[^>]* href="([^"]+)">/g;

/**
 * The script starts when the styles have arrived, and all of them load at once. What it imports starts before it, each file in
 * a task of its own: a touch is answered between them.
 */
const appTemplates = (styles: string, script: string, address: string, imported: string) =>
  [
    templateOf(
      "app",
      `${styles}<link rel="modulepreload" crossorigin href="${address}">${imported}`,
    ),
    templateOf(
      "start",
      imported.replace(MODULE, '<script type="module" crossorigin src="$1"></script>') + script,
    ),
  ].join("\n    ");

/** Screens that the script before the first paint has not chosen are hidden by `src/start/rendered-pages.css`. */
const screenIn =
  (audience: Audience) =>
  ({ tag, html }: RenderedScreen) =>
    `<div data-prerendered="${tag}" data-for="${audience}">${html}</div>`;

/** Removes the element that it is in, and what follows there, when the inline script has run. */
const removeFile: InlineElement = {
  name: "script",
  content: `document.documentElement.hasAttribute("${STARTED}")&&document.currentScript.parentElement.remove()`,
};

/**
 * The scripts as files, for a host that refuses them inline. A browser does not load a script that its parser adds to a removed
 * element. But it also looks for files ahead of its parser: there the content of `title` is text, although in SVG it is HTML.
 */
const filesOf = (scripts: readonly StartScript[]) =>
  `<div hidden>${htmlOf(removeFile)}<svg><title>${scripts.map(({ file }) => `<script src="/${file}" async></script>`).join("")}</title></svg></div>`;

/** Audience to whom a page shows what the build has rendered. Others see the mark until the app has loaded. */
export type Audience = "visitor" | "member";

/** A page with a screen that the build has rendered. */
export type RenderedPage = {
  readonly html: string;
  /** Inline elements of the page, which a policy must allow. */
  readonly inline: readonly InlineElement[];
};

/**
 * A rendered screen (ADR 0083), with the script and the rules of the first paint inline, and the script as a file for a host
 * with a policy that refuses inline elements. The app with its styles is in templates.
 * @param html of a page that has nothing in the place of the script and the content
 */
export function renderedPage(
  html: string,
  bundle: Rolldown.OutputBundle,
  {
    screens,
    audience,
    scripts,
    balance,
    mark = "",
    templates = "",
  }: {
    readonly screens: readonly RenderedScreen[];
    readonly audience: Audience;
    /** Before the first paint, in this order. */
    readonly scripts: readonly StartScript[];
    /** The script that reads the balance; without it, the app does. */
    readonly balance?: string;
    /** Shown to others. */
    readonly mark?: string;
    /** Templates that scripts read. */
    readonly templates?: string;
  },
): RenderedPage {
  const { link, css } = stylesOf(html, bundle, audience);
  const title = screens.find(({ isDefault }) => isDefault)?.title ?? "";
  const content = html
    .replace(/<title>.*?<\/title>/, `<title>${title}</title>`)
    .replace(link, "")
    .replace(APP_FILES, (_, entry, address, imported) =>
      appTemplates(link, entry, address, imported),
    )
    .replace(CONTENT, () => screens.map(screenIn(audience)).join("") + mark)
    // After the script before the first paint, which finds them when the page is painted.
    .replace("</body>", () => `  ${templates}\n  ${filesOf(scripts)}\n  </body>`);
  const inline = [...scripts.map(({ code }) => code), ...(balance ? [balance] : [])].map(
    (code): InlineElement => ({ name: "script", content: code }),
  );
  const styles: InlineElement = { name: "style", content: usedStyles(css, content) };
  return {
    html: content.replace(SCRIPT, () => [...inline, styles].map(htmlOf).join("")),
    inline: [...inline, styles, removeFile],
  };
}
