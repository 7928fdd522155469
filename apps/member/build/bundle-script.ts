import type { ResolvedConfig } from "vite";
import { buildFirstPart } from "./build-first-part.ts";

/**
 * A script that runs before the first paint. One file without imports, because a module would run too late.
 * @param source from the folder of the app
 * @param target of the compiler @default that of the app
 */
export async function bundleScript(
  config: ResolvedConfig,
  source: string,
  target: ResolvedConfig["build"]["target"] = config.build.target,
): Promise<string> {
  const files = await buildFirstPart(config, {
    resolve: { conditions: config.resolve.conditions },
    build: {
      target,
      rolldownOptions: {
        input: source,
        output: { format: "iife" },
        optimization: { inlineConst: { mode: "all" } },
      },
    },
  });
  const [script] = files;
  if (files.length !== 1 || script?.type !== "chunk")
    throw new Error(`${source} must be one script`);
  return script.code;
}
