import { chromiumPath } from "../setup/chromium.mjs";
import { stockFirefox } from "../setup/engines.ts";
import { run } from "../setup/run.mjs";

/** Prints the version of WebKitGTK. */
const WEBKIT = `import gi
gi.require_version("WebKit2", "4.1")
from gi.repository import WebKit2 as w
print(w.get_major_version(), w.get_minor_version(), w.get_micro_version(), sep=".")`;

async function versionOf(program: string, ...args: readonly string[]): Promise<string> {
  const { code, output } = await run(program, args, { quiet: true });
  return (code === 0 && /\d+(?:\.\d+)+\w*/.exec(output)?.[0]) || "of Playwright";
}

/** The names of the engines on this machine, with their versions. */
export const engineNames = async (): Promise<string[]> => [
  `Chromium ${await versionOf(chromiumPath() ?? "", "--version")}`,
  `Firefox ${await versionOf(stockFirefox() ?? "", "--version")}`,
  `WebKitGTK ${await versionOf("/usr/bin/python3", "-c", WEBKIT)}`,
];
