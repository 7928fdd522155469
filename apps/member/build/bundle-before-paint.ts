import { build, type ResolvedConfig } from "vite";
import { withoutLaterParts } from "./without-later-parts.ts";

const SOURCE = "src/boot/before-paint.ts";

/** The script that runs before the first paint. One file without imports, because a module would run too late. */
export async function bundleBeforePaint({
  root,
  mode,
  resolve,
  build: { target },
}: ResolvedConfig) {
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
        input: SOURCE,
        output: { format: "iife" },
        optimization: { inlineConst: { mode: "all" } },
      },
    },
  });
  const files = [built].flat().flatMap((each) => ("output" in each ? each.output : []));
  const [script] = files;
  if (files.length !== 1 || script?.type !== "chunk")
    throw new Error(`${SOURCE} must be one script`);
  return script.code;
}
