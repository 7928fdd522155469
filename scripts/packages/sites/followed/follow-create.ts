import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { freePort } from "../../../setup/free-port.ts";
import { follow, readSteps } from "../../documents/follow.ts";
import { outside } from "../../documents/outside.ts";
import { PORT, startWritten } from "../../documents/written.ts";
import type { SiteWithSandbox } from "../site.types.ts";
import { nextToSandbox } from "./follow-guide.ts";

/** Files of a created site that name the port of its sandbox. */
const WITH_PORT = ["package.json", "vite.config.ts", "vite.config.js"];
/** Output of a created site when it and its sandbox are ready, in either order. */
const BOTH_READY = /(?=.*Demo member).*Local: +(http:\/\/[^\s/]+)/s;

/** Starts the site that a reader makes with answers in a terminal: the last step starts its sandbox, too. */
export async function followCreate(
  file: string,
  section: string,
  place: string,
): Promise<SiteWithSandbox> {
  const port = String(await freePort());
  const { root } = await outside();
  const steps = await readSteps(file, section, port);
  const last = steps.at(-1);
  if (!last || !("command" in last)) throw new Error(`${file}: "${section}" starts no site`);
  const { folder } = await follow(steps.slice(0, -1), join(root, place));
  const files = (await readdir(folder)).filter((name) => WITH_PORT.includes(name));
  for (const name of files) {
    const path = join(folder, name);
    await writeFile(path, (await readFile(path, "utf8")).replace(PORT, port));
  }
  const { found, close } = await startWritten(last.command, folder, BOTH_READY);
  return nextToSandbox(found[1], close, folder, port);
}
