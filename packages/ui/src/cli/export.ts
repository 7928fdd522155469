import { readTheme } from "./read-themes.ts";
import { EXIT, type Options, UsageError } from "./usage.ts";
import { writeTheme } from "./write-theme.ts";

/** `satang-theme export`: one theme in another format. */
export async function exportTheme(paths: readonly string[], options: Options): Promise<number> {
  const [path] = paths;
  if (path === undefined || paths.length > 1) throw new UsageError("export needs one file");
  await writeTheme(await readTheme(path, options.id), options);
  return EXIT.ok;
}
