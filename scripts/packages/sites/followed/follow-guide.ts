import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { DisplayLocale } from "@satang/i18n";
import type { Step } from "../../../docs/steps.ts";
import { freePort } from "../../../setup/free-port.ts";
import { follow, readSteps } from "../../documents/follow.ts";
import { outside } from "../../documents/outside.ts";
import type { RunningSite, SiteWithSandbox } from "../site.types.ts";

/** The document with the quick start. */
export const GUIDE = ".storybook/docs/quick-start.mdx";

/** Reads the steps of a section. */
type Read = (section: string) => Promise<Step[]>;

/** Changes the language of the page as a reader does. The server for development renders it again. */
const speakIn = (folder: string) => async (locale: DisplayLocale) => {
  const wallet = join(folder, "src/wallet.tsx");
  const code = await readFile(wallet, "utf8");
  await writeFile(wallet, code.replace(/locale="\w+"/, `locale="${locale}"`));
};

/** The site that was started in a folder, next to its sandbox on a port. */
export async function nextToSandbox(
  origin: string | undefined,
  close: RunningSite["close"],
  folder: string,
  port: string,
): Promise<SiteWithSandbox> {
  if (!origin) throw new Error(`no site was started in ${folder}`);
  // A server for development builds a page at its first request, which has no time limit here.
  await fetch(origin);
  return { origin, close, sandbox: `http://localhost:${port}`, speak: speakIn(folder) };
}

/**
 * Follows sections of the guide.
 * @param folder outside of the project
 * @param choose the steps of the reader
 */
export async function followGuide(
  folder: string,
  choose: (read: Read) => Promise<Step[]>,
): Promise<SiteWithSandbox> {
  const port = String(await freePort());
  const steps = await choose((section) => readSteps(GUIDE, section, port));
  const { origin, close, folder: place } = await follow(steps, folder);
  return nextToSandbox(origin, close, place, port);
}

/** Follows the guide from its beginning, with a framework. */
export async function beginWith(framework: string, folder: string): Promise<SiteWithSandbox> {
  const { root } = await outside();
  return followGuide(join(root, folder), async (read) => [
    ...(await read(framework)),
    ...(await read("The wallet")),
    ...(await read("Start it")),
  ]);
}

/** Whether a step writes a file. A site that another one goes on in has its files again, for another sandbox. */
export const writesFile = (step: Step): boolean => "path" in step;
