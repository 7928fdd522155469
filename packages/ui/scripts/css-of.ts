import { vanillaExtractPlugin } from "@vanilla-extract/esbuild-plugin";
import { build } from "esbuild";
import { identifiers } from "./identifiers.ts";

/** The CSS of some modules, in this order. */
export async function cssOf(root: string, modules: readonly string[]): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: modules.map((path) => `import "./${path}";`).join("\n"),
      resolveDir: root,
    },
    absWorkingDir: root,
    bundle: true,
    write: false,
    outdir: "dist",
    format: "esm",
    packages: "external",
    ignoreAnnotations: true,
    plugins: [vanillaExtractPlugin({ identifiers })],
  });
  return outputFiles.find(({ path }) => path.endsWith(".css"))?.text ?? "";
}
