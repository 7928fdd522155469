import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import type { Plugin, ResolvedConfig } from "vite";
import { buildFirstPart } from "./build-first-part.ts";

/** The modules that the entry imports, in a build that leaves out everything that is imported on demand. */
async function modulesOf(entry: string, config: ResolvedConfig): Promise<ReadonlySet<string>> {
  const { alias, conditions } = config.resolve;
  const files = await buildFirstPart(config, {
    resolve: { alias, conditions },
    plugins: [vanillaExtractPlugin()],
    build: { rolldownOptions: { input: entry } },
  });
  const modules = files.flatMap((file) => (file.type === "chunk" ? Object.keys(file.modules) : []));
  return new Set(modules.filter((id) => !id.endsWith(entry)));
}

/**
 * Knows the modules of the first load, for the chunk that has them. A build of its own finds them: only a build knows which
 * modules behind the entry of a package are used.
 *
 * @param entry from the folder of the app
 */
export function firstLoad(entry: string) {
  let modules: ReadonlySet<string> = new Set();
  const plugin: Plugin = {
    name: "first-load",
    apply: "build",
    async configResolved(config) {
      modules = await modulesOf(entry, config);
    },
  };
  return { plugin, has: (id: string) => modules.has(id) };
}
