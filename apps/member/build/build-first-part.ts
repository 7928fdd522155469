import { build, type InlineConfig, type ResolvedConfig, type Rolldown } from "vite";
import { withoutLazyParts } from "./without-lazy-parts.ts";

/**
 * Builds an entry with everything that it needs at once, without what it imports on demand. Nothing is written.
 * @param config of the app's build: root and mode are taken from it
 * @param more what this build has in addition
 * @returns the chunks and assets
 */
export async function buildFirstPart(
  { root, mode }: ResolvedConfig,
  { plugins = [], build: more, ...rest }: InlineConfig,
): Promise<readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]> {
  const built = await build({
    ...rest,
    configFile: false,
    root,
    mode,
    logLevel: "error",
    // Otherwise rolldown wraps every module that such a part shares with the entry, and keeps all of it.
    plugins: [withoutLazyParts(), ...plugins],
    build: { ...more, write: false, copyPublicDir: false },
  });
  return [built].flat().flatMap((each) => ("output" in each ? each.output : []));
}
