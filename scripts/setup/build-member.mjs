import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { EDITIONS } from "./editions.mjs";
import { fingerprint, isFresh, remember } from "./fingerprint.mjs";
import { env, run } from "./run.mjs";

/** @import { Edition } from "@satang/core" */

const INPUTS = [
  "pnpm-lock.yaml",
  "apps/member",
  "packages/core",
  "packages/api",
  "packages/machines",
  "packages/i18n",
  "packages/headless",
  "packages/ui",
];

const TOPICS = ["wallet", "play", "balance", "bonus", "bonusCancel"];

/**
 * For the sandbox, unless the environment names another service: its chat, the key that it opens gift links with, and its films.
 */
const SANDBOX = {
  VITE_HOWTO_VIDEOS: JSON.stringify(
    Object.fromEntries(TOPICS.map((topic) => [topic, `/api/media/howto-${topic}.webm`])),
  ),
  VITE_CHAT_URL: "/",
  VITE_GIFT_LINK_KEY: Buffer.from("satang-sandbox-demo-gift-key-32b").toString("base64"),
};

/**
 * The variables that the app reads: `apps/member/src/config/config.ts`.
 * @param {NodeJS.ProcessEnv} environment
 */
const configurationOf = (environment) =>
  Object.entries(environment)
    .filter(([name]) => name.startsWith("VITE_"))
    .sort(([one], [other]) => one.localeCompare(other));

/**
 * Builds an edition of the member app when one of its sources, or the environment that configures
 * it, has changed.
 * @param {Edition} [edition] @default "thai"
 * @returns the folder of the build
 */
export async function buildMember(edition = "thai") {
  const { folder, environment } = EDITIONS[edition];
  const settings = { ...SANDBOX, ...env, ...environment };
  const value = `${fingerprint(INPUTS)} ${JSON.stringify(configurationOf(settings))}`;
  if (existsSync(`${folder}/index.html`) && isFresh(`member-${edition}`, value)) return folder;
  const { code } = await run("vite", ["build", "--outDir", resolve(folder), "--emptyOutDir"], {
    cwd: "apps/member",
    env: settings,
  });
  if (code !== 0) throw new Error(`building the ${edition} edition of the member app failed`);
  remember(`member-${edition}`, value);
  return folder;
}
