import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { extname, resolve } from "node:path";
import type { Locale } from "@satang/i18n";
import type { Plugin, ResolvedConfig, Rolldown } from "vite";
import type { RenderedLogin } from "../src/prerender-login.tsx";
import { bundleBeforePaint } from "./bundle-before-paint.ts";
import { firstFonts } from "./first-fonts.ts";
import { laterFiles } from "./later-files.ts";
import { renderLogin } from "./render-login.ts";

const SCRIPT = "<!--before-paint-->";
const CONTENT = "<!--content-->";
const SERVED_SCRIPT = '<script type="module" src="/src/boot/before-paint.ts"></script>';

/** The app's scripts. */
const APP_FILES = /<script type="module".*?<\/script>(?:\s*<link rel="modulepreload".*?>)*/s;

const STYLES = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/;

/** The first paint of such a page waits for no other file (ADR 0068). */
const inline = (element: "script" | "style", content: string) => {
  if (content.includes(`</${element}`)) throw new Error(`An inline ${element} ends too early`);
  return `<${element}>${content}</${element}>`;
};

/** Files that `boot/before-paint.ts` loads, or not. */
const templateOf = (name: string, files: string) =>
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
 * What a member's screens load, and the words and fonts of each language. The browser would ask for a font only when its
 * text is on the screen, which then moves when the font arrives.
 */
function memberFiles(bundle: Rolldown.OutputBundle, logins: readonly RenderedLogin[]): string {
  const wordsIn = (locale: Locale) => laterFiles(bundle, `/src/locales/${locale}/index.ts`);
  const parts: (readonly [name: string, files: readonly string[]])[] = [
    ["member", laterFiles(bundle, "/src/routes/MemberRoutes.tsx")],
    ...logins.map(
      ({ locale }) => [locale, [...wordsIn(locale), ...firstFonts(bundle, locale)]] as const,
    ),
  ];
  return parts
    .map(([name, files]) => templateOf(name, files.map(preloadOf).join("")))
    .join("\n    ");
}

/** An inline element as a source of a Content-Security-Policy. */
const sourceOf = (content: string) =>
  `'sha256-${createHash("sha256").update(content).digest("base64")}'`;

const hashOf = (source: string) =>
  createHash("sha256").update(source).digest("base64url").slice(0, 8);

const describedBy = ({ description }: RenderedLogin) =>
  `<meta name="description" content="${description}" />`;

/** A language that the script before the first paint has not chosen is hidden by `app.css`. */
const pageOf = ({ tag, html }: RenderedLogin) => `<div data-prerendered="${tag}">${html}</div>`;

/**
 * Writes the page that is shown before the app has loaded: the mark in `index.html`, and the whole login in
 * `login/index.html` (ADR 0049). It adds the script that sets theme and language; its name has a hash, so that a reload
 * does not wait for it. That script loads what is in a template: in `index.html` the files of a member (ADR 0067), in the
 * rendered login the app with its styles. The rendered login has the script and the styles inline, and the file for a host
 * with a policy that refuses them; `inline-sources.json` has what such a policy adds (ADR 0068).
 */
export function startPage(): Plugin {
  let config: ResolvedConfig;
  const markOf = async () =>
    `<div class="start">${await readFile(resolve(config.publicDir, "favicon.svg"), "utf8")}</div>`;
  return {
    name: "start-page",
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml: async (html, { server }) =>
      server ? html.replace(SCRIPT, SERVED_SCRIPT).replace(CONTENT, await markOf()) : html,
    generateBundle: {
      order: "post",
      async handler(_, bundle) {
        const page = bundle["index.html"];
        if (page?.type !== "asset") throw new Error("The build has no index.html");
        const [script, logins, mark] = await Promise.all([
          bundleBeforePaint(config),
          renderLogin(config),
          markOf(),
        ]);
        const name = `assets/before-paint-${hashOf(script)}.js`;
        this.emitFile({ type: "asset", fileName: name, source: script });
        const first = logins.find(({ isDefault }) => isDefault);
        if (!first) throw new Error("No login is in the language of the build");
        const start = String(page.source)
          .replace(SCRIPT, `${SCRIPT}\n    ${describedBy(first)}`)
          .replace('lang="th-TH"', `lang="${first.tag}"`);
        page.source = start
          .replace(SCRIPT, `${memberFiles(bundle, logins)}\n    <script src="/${name}"></script>`)
          .replace(CONTENT, mark);
        const [link, sheet = ""] = start.match(STYLES) ?? [];
        const styles = bundle[sheet];
        if (!link || styles?.type !== "asset") throw new Error("The build has no first styles");
        const css = String(styles.source);
        const sources = { "script-src": sourceOf(script), "style-src": sourceOf(css) };
        this.emitFile({
          type: "asset",
          fileName: "inline-sources.json",
          source: JSON.stringify(sources, null, 2),
        });
        const source = start
          .replace(/<title>.*?<\/title>/, `<title>${first.title}</title>`)
          .replace(link, "")
          .replace(APP_FILES, (files) => templateOf("app", link + files))
          .replace(SCRIPT, () => inline("script", script) + inline("style", css))
          .replace(CONTENT, () => logins.map(pageOf).join(""))
          .replace("</body>", `  <script src="/${name}" async></script>\n  $&`);
        this.emitFile({ type: "asset", fileName: "login/index.html", source });
      },
    },
  };
}
