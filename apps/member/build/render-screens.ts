import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { build, defaultServerConditions, type ResolvedConfig } from "vite";
import type { RenderedScreen } from "../src/start/prerender-screens.tsx";
import { withoutLazyParts } from "./without-lazy-parts.ts";

const SOURCE = "src/start/prerender-screens.tsx";

/** Conditions of Node: React for browsers would keep the build from ending. */
const conditions = ["@satang/source", ...defaultServerConditions];

/** The screens that the build renders, each in every language. */
export type RenderedScreens = {
  readonly login: readonly RenderedScreen[];
  readonly home: readonly RenderedScreen[];
  /** The element of a balance, with another amount. */
  readonly amount: string;
};

/** Renders them with the sources and settings of this build. */
export async function renderScreens(config: ResolvedConfig): Promise<RenderedScreens> {
  const outDir = await mkdtemp(join(tmpdir(), "satang-screens-"));
  try {
    await build({
      configFile: false,
      root: config.root,
      mode: config.mode,
      logLevel: "error",
      resolve: { conditions },
      ssr: { noExternal: true, resolve: { conditions } },
      // The parts that the app loads later are never rendered here; the words and a member's screens are.
      plugins: [withoutLazyParts("/apps/member/src/", "/MemberRoutes.tsx"), vanillaExtractPlugin()],
      build: {
        outDir,
        emptyOutDir: false,
        copyPublicDir: false,
        ssr: SOURCE,
        rolldownOptions: { output: { entryFileNames: "screens.mjs" } },
      },
    });
    const { renderAmount, renderScreen } = await import(
      pathToFileURL(join(outDir, "screens.mjs")).href
    );
    return {
      login: await renderScreen("login"),
      home: await renderScreen("home"),
      amount: await renderAmount(),
    };
  } finally {
    await rm(outDir, { recursive: true });
  }
}
