import { join } from "node:path";
import { build, type PluginOption } from "vite";
import type { BuiltSite } from "./site.types.ts";

/** The files of a built site by the paths of their addresses. */
export const fileOfDist =
  (root: string) =>
  (pathname: string): string =>
    join(root, "dist", pathname === "/" ? "index.html" : pathname);

/** Builds a site with Vite. @returns its files by the paths of their addresses */
export async function buildWithVite(
  root: string,
  plugins: PluginOption[],
  pages: readonly string[] = ["index"],
): Promise<BuiltSite["fileOf"]> {
  await build({
    root,
    configFile: false,
    logLevel: "error",
    plugins,
    build: {
      modulePreload: { polyfill: false },
      rolldownOptions: { input: pages.map((page) => join(root, `${page}.html`)) },
    },
  });
  return fileOfDist(root);
}
