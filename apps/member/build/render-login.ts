import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { build, defaultServerConditions, type ResolvedConfig } from "vite";
import type { RenderedLogin } from "../src/prerender-login.tsx";
import { withoutLaterParts } from "./without-later-parts.ts";

const SOURCE = "src/prerender-login.tsx";

/** Those of Node: React for browsers would keep the build from ending. */
const conditions = ["@satang/source", ...defaultServerConditions];

/** Renders the login in every language, with the sources and settings of this build. */
export async function renderLogin(config: ResolvedConfig): Promise<readonly RenderedLogin[]> {
  const outDir = await mkdtemp(join(tmpdir(), "satang-login-"));
  try {
    await build({
      configFile: false,
      root: config.root,
      mode: config.mode,
      logLevel: "error",
      resolve: { conditions },
      ssr: { noExternal: true, resolve: { conditions } },
      // The parts that the app loads later are never rendered on this page; the words are.
      plugins: [withoutLaterParts("/apps/member/src/"), vanillaExtractPlugin()],
      build: {
        outDir,
        emptyOutDir: false,
        copyPublicDir: false,
        ssr: SOURCE,
        rolldownOptions: { output: { entryFileNames: "login.mjs" } },
      },
    });
    const { renderLogin: render } = await import(pathToFileURL(join(outDir, "login.mjs")).href);
    return await render();
  } finally {
    await rm(outDir, { recursive: true });
  }
}
