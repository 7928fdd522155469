import { join } from "node:path";
import { build } from "vite";

/** The files of a built site by the paths of their addresses. */
export const fileOfDist = (root) => (pathname) =>
  join(root, "dist", pathname === "/" ? "index.html" : pathname);

/**
 * Builds a site with Vite.
 * @returns {Promise<{ fileOf: (pathname: string) => string }>}
 */
export async function buildWithVite(root, plugins, pages = ["index"]) {
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
  return { fileOf: fileOfDist(root) };
}
