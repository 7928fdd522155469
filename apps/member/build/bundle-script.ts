import { build, type ResolvedConfig } from "vite";
import { withoutLaterParts } from "./without-later-parts.ts";

/**
 * A script that runs before the first paint. One file without imports, because a module would run too late.
 * @param source from the folder of the app
 */
export async function bundleScript(
  { root, mode, resolve, build: { target } }: ResolvedConfig,
  source: string,
): Promise<string> {
  const built = await build({
    configFile: false,
    root,
    mode,
    logLevel: "error",
    resolve: { conditions: resolve.conditions },
    // Otherwise rolldown wraps every module that such a part shares with this script, and keeps all of it.
    plugins: [withoutLaterParts()],
    build: {
      target,
      write: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: source,
        output: { format: "iife" },
        optimization: { inlineConst: { mode: "all" } },
      },
    },
  });
  const files = [built].flat().flatMap((each) => ("output" in each ? each.output : []));
  const [script] = files;
  if (files.length !== 1 || script?.type !== "chunk")
    throw new Error(`${source} must be one script`);
  return script.code;
}
