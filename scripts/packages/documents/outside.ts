import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, realpathSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join, resolve } from "node:path";
import { run } from "../../setup/run.mjs";
import { startRegistry } from "./registry.ts";
import { FONTS } from "./templates.data.ts";

/** Variables of the project for the programs that its tools run. The registry of the machine stays. */
const OF_THE_PROJECT =
  /^(?:p?npm_(?!config_registry$)|NODE_(?:ENV|OPTIONS|PATH)$|INIT_CWD$|DATABASE_URL$|PORT$)/i;

/** The environment of a person who has never seen the project. */
function environment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !OF_THE_PROJECT.test(name));
  const project = resolve(".");
  const paths = (process.env.PATH ?? "").split(delimiter);
  const others = paths.filter((path) => path !== "" && !resolve(path).startsWith(project));
  return {
    ...Object.fromEntries(kept),
    PATH: [dirname(process.execPath), ...others].join(delimiter),
  };
}

/** Downloads are those of the machine; what npx installs is of this folder, because a packed file changes without its version. */
async function cacheIn(root: string, env: NodeJS.ProcessEnv): Promise<string> {
  const ask = ["config", "get", "cache", "--silent"];
  const { output } = await run("npm", ask, { cwd: root, quiet: true, env });
  const downloads = join(output.trim(), "_cacache");
  const cache = join(root, "npm");
  mkdirSync(downloads, { recursive: true });
  mkdirSync(cache);
  symlinkSync(downloads, join(cache, "_cacache"));
  return cache;
}

/** A folder, and the environment for commands in it. */
type Outside = { readonly root: string; readonly env: NodeJS.ProcessEnv };

async function open(): Promise<Outside> {
  const root = realpathSync(mkdtempSync(join(tmpdir(), "quick-start-")));
  // Nobody waits for it: there are many files.
  process.once("exit", () => spawn("rm", ["-rf", root], { detached: true, stdio: "ignore" }));
  const env = environment();
  const fonts = join(root, "fonts.cjs");
  writeFileSync(fonts, `module.exports = ${JSON.stringify(FONTS)};\n`);
  return {
    root,
    env: {
      ...env,
      npm_config_cache: await cacheIn(root, env),
      "npm_config_@satang:registry": await startRegistry(),
      npm_config_prefer_offline: "true",
      npm_config_audit: "false",
      npm_config_fund: "false",
      npm_config_update_notifier: "false",
      // A reader agrees when npx asks.
      npm_config_yes: "true",
      NEXT_TELEMETRY_DISABLED: "1",
      NEXT_FONT_GOOGLE_MOCKED_RESPONSES: fonts,
    },
  };
}

let opened: Promise<Outside> | undefined;

/**
 * A folder outside of the project, in which no import finds something of the project, and the environment for commands in
 * it: `@satang` comes from the packed files, everything else from the registry of the machine. It is removed when this
 * process ends.
 */
export function outside(): Promise<Outside> {
  opened ??= open();
  return opened;
}

/** The folder of the site that the quick start makes with Vite. */
export const viteSite = async (): Promise<string> => join((await outside()).root, "vite/my-site");

/** The same with Next.js. */
export const nextSite = async (): Promise<string> => join((await outside()).root, "next/my-site");
