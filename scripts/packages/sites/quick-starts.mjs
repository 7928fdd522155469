import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { freePort } from "../../setup/free-port.ts";
import { follow, readSteps } from "../documents/follow.mjs";
import { nextSite, outside, viteSite } from "../documents/outside.mjs";
import { PORT, startWritten } from "../documents/written.mjs";
import { fileOfDist } from "./vite-site.mjs";

const GUIDE = ".storybook/docs/quick-start.mdx";
const CREATE = "packages/create/README.md";
const README = "packages/ui/README.md";
/** Files of a created site that name the port of its sandbox. */
const WITH_PORT = ["package.json", "vite.config.ts", "vite.config.js"];
/** What a created site writes when it and its sandbox are ready, in either order. */
const BOTH_READY = /(?=.*Demo member).*Local: +(http:\/\/[^\s/]+)/s;

/** Changes the language of the page as a reader does. The server for development renders it again. */
const speakIn = (folder) => async (locale) => {
  const wallet = join(folder, "src/wallet.tsx");
  const code = await readFile(wallet, "utf8");
  await writeFile(wallet, code.replace(/locale="\w+"/, `locale="${locale}"`));
};

async function nextToSandbox({ origin, folder, close }, port) {
  // A server for development builds a page at its first request, which has no time limit here.
  await fetch(origin);
  return { origin, close, sandbox: `http://localhost:${port}`, speak: speakIn(folder) };
}

/**
 * Follows sections of the guide.
 * @param {string} folder outside of the project
 * @param {(read: (section: string) => Promise<object[]>) => Promise<object[]>} choose the steps of the reader
 */
async function followGuide(folder, choose) {
  const port = String(await freePort());
  const steps = await choose((section) => readSteps(GUIDE, section, port));
  return nextToSandbox(await follow(steps, folder), port);
}

const isSandbox = ({ words }) => words.includes("satang-sandbox");

async function beginWith(framework, folder) {
  const { root } = await outside();
  return followGuide(join(root, folder), async (read) => [
    ...(await read(framework)),
    ...(await read("The wallet")),
    ...(await read("Start it")),
  ]);
}

export const prepareVite = () => beginWith("Vite", "vite");
export const prepareNext = () => beginWith("Next.js", "next");

/** Goes on in the site with Vite, which has ended. */
export const prepareReactRouter = async () =>
  followGuide(await viteSite(), async (read) => [
    // Its files again, for another sandbox.
    ...(await read("Vite")).filter(({ command }) => !command),
    ...(await read("React Router")),
    ...(await read("Start it")),
  ]);

/** Goes on in the site with Next.js, which has ended: builds it, and serves it for production. */
export const prepareNextBuilt = async () =>
  followGuide(await nextSite(), async (read) => [
    // Its files again, for another sandbox.
    ...(await read("Next.js")).filter(({ command }) => !command),
    ...(await read("Start it")).filter(({ command }) => isSandbox(command)),
    ...(await read("Build it")),
    ...(await read("Serve it with Next.js")),
  ]);

/** The site with Vite, built. */
export async function prepareBuilt() {
  const { folder } = await follow(await readSteps(GUIDE, "Build it", ""), await viteSite());
  return { fileOf: fileOfDist(folder) };
}

/** The site of the deposit page, built. */
export async function prepareDepositPage() {
  const { root } = await outside();
  const steps = [
    ...(await readSteps(README, "One component to begin with", "")),
    ...(await readSteps(GUIDE, "Build it", "")),
  ];
  const { folder } = await follow(steps, join(root, "deposit-page"));
  return { fileOf: fileOfDist(folder) };
}

/** Starts the site that a reader makes with answers in a terminal: the last step starts its sandbox, too. */
async function followCreate(file, section, place) {
  const port = String(await freePort());
  const { root } = await outside();
  const steps = await readSteps(file, section, port);
  const { folder } = await follow(steps.slice(0, -1), join(root, place));
  const files = (await readdir(folder)).filter((name) => WITH_PORT.includes(name));
  for (const name of files) {
    const path = join(folder, name);
    await writeFile(path, (await readFile(path, "utf8")).replace(PORT, port));
  }
  const { found, close } = await startWritten(steps.at(-1).command, folder, BOTH_READY);
  return nextToSandbox({ origin: found[1], folder, close }, port);
}

export const prepareCreated = () => followCreate(CREATE, "@satang/create", "created");
export const prepareWithoutReact = () => followCreate(GUIDE, "Without React", "without-react");
