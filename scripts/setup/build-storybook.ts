import { existsSync } from "node:fs";
import { fingerprint, isFresh, remember } from "./fingerprint.mjs";
import { env, run } from "./run.mjs";

const INPUTS = [
  "pnpm-lock.yaml",
  ".storybook",
  "packages/core",
  "packages/api",
  "packages/machines",
  "packages/i18n",
  "packages/headless",
  "packages/ui",
  "packages/story-kit",
  // The text of the pages, for the search.
  "scripts/docs/markdown",
];

/** Folder of the static Storybook, with the module graph that TurboSnap reads. */
export const STORYBOOK = "storybook-static";

/** Builds the static Storybook when one of its sources has changed. */
export async function buildStorybook(): Promise<void> {
  const value = fingerprint(INPUTS, { stories: true });
  if (existsSync(`${STORYBOOK}/index.json`) && isFresh("storybook", value)) return;
  const { code, output } = await run(
    "storybook",
    ["build", "--stats-json", "--quiet", "--output-dir", STORYBOOK],
    // The configuration of Storybook reads the messages from their source.
    {
      quiet: true,
      env: { ...env, NODE_OPTIONS: "--conditions=@satang/source", STORYBOOK_PICTURES: "1" },
    },
  );
  if (code !== 0) throw new Error(`${output}\nbuilding the Storybook failed`);
  remember("storybook", value);
}
