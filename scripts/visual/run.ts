import { launch } from "./browser.ts";
import { judge, judgeOrphans, type Verdict } from "./judge.ts";
import { type Picture, picturesOf } from "./pictures.ts";
import { serveStorybook } from "./server.ts";
import { openStage } from "./stage.ts";

/** As many as keep two cores busy: one waits for the disk while the other draws. */
const STAGES = 2;

/** What to take. */
export interface Wanted {
  /** Words that the keys of the pictures hold. */
  readonly filter: string;
  /** Baselines become what is seen now. */
  readonly update: boolean;
}

/** What came of all pictures, and which browser took them. */
export interface Outcome {
  readonly verdicts: readonly Verdict[];
  readonly chromium: string;
}

/** Takes and judges the wanted pictures of the built Storybook, several at a time. */
export async function takePictures({ filter, update }: Wanted): Promise<Outcome> {
  const server = await serveStorybook();
  const browser = await launch();
  try {
    const stages = await Promise.all(
      Array.from({ length: STAGES }, () => openStage(browser, server.url)),
    );
    const wanted = (key: string) => key.includes(filter);
    const pictures = picturesOf((await stages[0]?.stories()) ?? []);
    const queue: Picture[] = pictures.filter(({ key }) => wanted(key));
    const verdicts: Verdict[] = await judgeOrphans(pictures, wanted, update);
    await Promise.all(
      stages.map(async (stage) => {
        for (let next = queue.shift(); next; next = queue.shift()) {
          verdicts.push(await judge(stage, next, update));
        }
      }),
    );
    verdicts.sort((one, other) => one.key.localeCompare(other.key));
    return { verdicts, chromium: browser.version() };
  } finally {
    await browser.close();
    await server.close();
  }
}
