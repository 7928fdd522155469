import type { Mode } from "@satang/story-kit/pictures";
import type { Browser } from "playwright";
import { openStage, type Stage, type Story } from "./stage.ts";

const PROGRESS_EVERY = 50;

/** As many as two cores can run without waiting. */
export const openStages = (browser: Browser, url: string): Promise<[Stage, Stage]> =>
  Promise.all([openStage(browser, url), openStage(browser, url)]);

/**
 * Shows every story in one mode, each on the next free stage.
 * @param look returns the problems of the current story
 * @returns all problems, each with the id of its story
 */
export async function sweep(
  stages: readonly Stage[],
  stories: readonly Story[],
  mode: Mode,
  look: (stage: Stage) => Promise<readonly string[]>,
): Promise<string[]> {
  const left = [...stories];
  const progress = () => {
    const done = stories.length - left.length;
    if (done % PROGRESS_EVERY === 0) console.log(`${done} of ${stories.length} stories`);
  };
  const wrong: string[] = [];
  await Promise.all(
    stages.map(async (stage) => {
      for (let story = left.shift(); story; story = left.shift()) {
        const { id } = story;
        await stage.showNext(id, mode);
        await stage.ended();
        wrong.push(...(await look(stage)).map((what) => `${id}: ${what}`));
        progress();
      }
    }),
  );
  return wrong;
}
