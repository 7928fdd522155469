import type { Mode } from "@satang/story-kit/pictures";
import type { Browser } from "playwright";
import { inTime, NoAnswer } from "./in-time.ts";
import { openStage, type Stage, type StageOptions, type Story } from "./stage.ts";

const PROGRESS_EVERY = 50;
/** Less than the silence after which a suite counts as hung. */
const A_STORY_TAKES_AT_MOST_MS = 100_000;

/** As many as two cores can run without waiting. */
export const openStages = (
  browser: Browser,
  url: string,
  options?: StageOptions,
): Promise<[Stage, Stage]> =>
  Promise.all([openStage(browser, url, options), openStage(browser, url, options)]);

/**
 * Shows every story in one mode. The stories of a file are on one stage, because a page loads the
 * modules of a file once.
 * @param look returns what else is wrong with a story, which is the current one
 * @returns every problem, with the id of its story: a story that fails, what its stage audits, and
 * what `look` finds
 */
export async function sweep(
  stages: readonly Stage[],
  stories: readonly Story[],
  mode: Mode,
  look: (stage: Stage, story: Story) => Promise<readonly string[]>,
): Promise<string[]> {
  const files = [...Map.groupBy(stories, ({ parameters }) => parameters.fileName).values()];
  let done = 0;
  const progress = () => {
    done++;
    if (done % PROGRESS_EVERY === 0) console.log(`${done} of ${stories.length} stories`);
  };
  const problemsAfter = async (shown: Promise<void>, stage: Stage, story: Story) => {
    await shown;
    await stage.ended();
    return [...(await stage.problems()), ...(await look(stage, story))];
  };
  const problemsOf = async (stage: Stage, story: Story) => {
    const show = (shown: Promise<void>) =>
      inTime(story.id, A_STORY_TAKES_AT_MOST_MS, problemsAfter(shown, stage, story));
    try {
      return await show(stage.showNext(story.id, mode));
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      // A page that no longer answers says nothing about its story.
      return show(stage.showAlone(story.id, mode));
    }
  };
  const wrong: string[] = [];
  await Promise.all(
    stages.map(async (stage) => {
      for (let file = files.shift(); file; file = files.shift()) {
        for (const story of file) {
          const found = await problemsOf(stage, story).catch((error) => [String(error)]);
          wrong.push(...found.map((what) => `${story.id}: ${what}`));
          progress();
        }
      }
    }),
  );
  return wrong;
}
