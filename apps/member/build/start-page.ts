import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { Plugin, ResolvedConfig } from "vite";
import type { RenderedScreen } from "../src/start/prerender-screens.tsx";
import { bundleScript } from "./bundle-script.ts";
import { inlineSources } from "./inline-elements.ts";
import { CONTENT, SCRIPT, type StartScript } from "./page-parts.ts";
import { renderScreens } from "./render-screens.ts";
import { renderedPage } from "./rendered-page.ts";
import { memberTemplates } from "./templates.ts";

const SERVED_SCRIPT = '<script type="module" src="/src/start/before-paint.ts"></script>';

const hashOf = (source: string) =>
  createHash("sha256").update(source).digest("base64url").slice(0, 8);

async function startScript(
  config: ResolvedConfig,
  name: string,
  target?: string,
): Promise<StartScript> {
  const code = await bundleScript(config, `src/start/${name}.ts`, target);
  return { code, file: `assets/${name}-${hashOf(code)}.js` };
}

const elementOf = ({ file }: StartScript) => `<script src="/${file}"></script>`;

const markOf = async ({ publicDir }: ResolvedConfig) =>
  `<div class="start">${await readFile(resolve(publicDir, "favicon.svg"), "utf8")}</div>`;

/** Each page begins in the language of the build, for a device that has none of them. */
const inLanguageOf = (html: string, { tag, description }: RenderedScreen) =>
  html
    .replace(SCRIPT, `${SCRIPT}\n    <meta name="description" content="${description}" />`)
    .replace('lang="th-TH"', `lang="${tag}"`);

/**
 * Writes the pages that are shown before the app has loaded (ADR 0083): the mark in `index.html`, the login in
 * `login/index.html`, home in `user/home/index.html`. They have the script that sets theme and language, which loads what is in
 * a template: the files of a member, and in the rendered pages the app with its styles. `inline-sources.json` has what the
 * policy of the rendered pages adds.
 */
export function startPage(): Plugin {
  let config: ResolvedConfig;
  return {
    name: "start-page",
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml: async (html, { server }) =>
      server ? html.replace(SCRIPT, SERVED_SCRIPT).replace(CONTENT, await markOf(config)) : html,
    generateBundle: {
      order: "post",
      async handler(_, bundle) {
        const page = bundle["index.html"];
        if (page?.type !== "asset") throw new Error("The build has no index.html");
        const [check, script, balance, screens, mark] = await Promise.all([
          // Read by browsers that cannot read the app.
          startScript(config, "check-browser", "es2015"),
          startScript(config, "before-paint"),
          bundleScript(config, "src/start/early-balance.ts"),
          renderScreens(config),
          markOf(config),
        ]);
        const first = screens.login.find(({ isDefault }) => isDefault);
        if (!first) throw new Error("No login is in the language of the build");
        const html = inLanguageOf(String(page.source), first);
        const login = renderedPage(html, bundle, {
          screens: screens.login,
          audience: "visitor",
          scripts: [check, script],
        });
        const home = renderedPage(html, bundle, {
          screens: screens.home,
          audience: "member",
          scripts: [check, script],
          balance,
          mark,
          templates: `<template data-amount>${screens.amount}</template>${memberTemplates(bundle, screens.home)}`,
        });
        page.source = html
          .replace(
            SCRIPT,
            [memberTemplates(bundle, screens.login), ...[check, script].map(elementOf)].join(
              "\n    ",
            ),
          )
          .replace(CONTENT, mark);
        const emit = (fileName: string, source: string) =>
          this.emitFile({ type: "asset", fileName, source });
        for (const { file, code } of [check, script]) emit(file, code);
        emit("login/index.html", login.html);
        emit("user/home/index.html", home.html);
        emit("inline-sources.json", inlineSources([...login.inline, ...home.inline]));
      },
    },
  };
}
