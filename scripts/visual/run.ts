import { judge, judgeOrphans, type Verdict } from "./judge.ts";
import { type Picture, picturesOf } from "./pictures.ts";
import type { Found } from "./same-browser.ts";
import { serveStorybook } from "./server.ts";
import { openStage } from "./stage.ts";

/** As many as keep two cores busy: one waits for the disk while the other draws. */
const STAGES = 2;
const PROGRESS_EVERY = 25;
/** As many in a row from the start mean that everything differs: the rest would say the same, slowly. */
const ALL_DIFFER = 20;

/** What to take. */
export interface Wanted {
  /** Words of which the key of a picture has one; without any, all pictures are taken. */
  readonly filters: readonly string[];
  /** Baselines become what is seen now. */
  readonly update: boolean;
}

/** What came of the pictures. */
export interface Outcome {
  readonly verdicts: readonly Verdict[];
  /** Whether it ended early because everything differed. */
  readonly stopped: boolean;
}

/** Whether nothing of what was judged looks as it did. */
export const allDiffer = (verdicts: readonly Verdict[]) =>
  verdicts.length >= ALL_DIFFER && verdicts.every(({ kind }) => kind === "differs");

/** Takes and judges the wanted pictures of the built Storybook, several at a time. Closes the browser. */
export async function takePictures(
  { browser }: Found,
  { filters, update }: Wanted,
): Promise<Outcome> {
  const server = await serveStorybook();
  try {
    const stages = await Promise.all(
      Array.from({ length: STAGES }, () => openStage(browser, server.url)),
    );
    const wanted = (key: string) =>
      filters.length === 0 || filters.some((filter) => key.includes(filter));
    const pictures = picturesOf((await stages[0]?.stories()) ?? []);
    const queue: Picture[] = pictures.filter(({ key }) => wanted(key));
    const count = queue.length;
    const verdicts: Verdict[] = [];
    let stopped = false;
    await Promise.all(
      stages.map(async (stage) => {
        for (let next = queue.shift(); next && !stopped; next = queue.shift()) {
          verdicts.push(await judge(stage, next, update));
          stopped ||= allDiffer(verdicts);
          if (verdicts.length % PROGRESS_EVERY === 0)
            console.log(`${verdicts.length} of ${count} pictures`);
        }
      }),
    );
    verdicts.push(...(await judgeOrphans(pictures, wanted, update)));
    verdicts.sort((one, other) => one.key.localeCompare(other.key));
    return { verdicts, stopped };
  } finally {
    await browser.close();
    await server.close();
  }
}
