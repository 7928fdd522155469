import { judge, judgeOrphans, type Verdict } from "./judge.ts";
import { type Picture, picturesOf } from "./pictures.ts";
import type { Found } from "./same-browser.ts";
import { serveStorybook } from "./server.ts";
import { openStage, pageOf } from "./stage.ts";

/** Enough to keep two cores busy: one waits for the disk while the other renders. */
const STAGES = 2;
const PROGRESS_EVERY = 25;
/** Number of differences in a row from the start which mean that everything differs, so the run stops. */
const ALL_DIFFER = 20;

/** Pictures to take. */
export interface Wanted {
  /**
   * Filters: a picture is taken when its key contains one of them; without filters, all pictures
   * are taken.
   */
  readonly filters: readonly string[];
  /** Replaces the baselines with the new pictures. */
  readonly update: boolean;
  /** How often each picture is taken. @default 1 */
  readonly times?: number;
  /** How many times slower the pages are than the processor. @default 1 */
  readonly slowdown?: number;
}

/** Result of a run. */
export interface Outcome {
  readonly verdicts: readonly Verdict[];
  /** Whether it ended early because everything differed. */
  readonly stopped: boolean;
}

/** Whether every picture so far differs. */
const allDiffer = (verdicts: readonly Verdict[]) =>
  verdicts.length >= ALL_DIFFER && verdicts.every(({ kind }) => kind === "differs");

/**
 * The pictures that can share a page, the most first. A group stays on one stage, because a new page
 * loads the Storybook and the modules of its stories again.
 */
const groupsOf = (pictures: readonly Picture[]): Picture[][] =>
  [...Map.groupBy(pictures, ({ mode }) => pageOf(mode)).values()].sort(
    (one, other) => other.length - one.length,
  );

/**
 * Takes and compares the wanted pictures of the built Storybook, several at a time. Closes the
 * browser.
 */
export async function takePictures(
  { browser }: Found,
  { filters, update, times = 1, slowdown = 1 }: Wanted,
): Promise<Outcome> {
  const server = await serveStorybook();
  try {
    const stages = await Promise.all(
      Array.from({ length: STAGES }, () => openStage(browser, server.url, { slowdown })),
    );
    const wanted = (key: string) =>
      filters.length === 0 || filters.some((filter) => key.includes(filter));
    const pictures = picturesOf((await stages[0]?.stories()) ?? []);
    const chosen = pictures.filter(({ key }) => wanted(key));
    const all: Picture[] = Array.from({ length: times }, () => chosen).flat();
    const groups = groupsOf(all);
    const verdicts: Verdict[] = [];
    let stopped = false;
    await Promise.all(
      stages.map(async (stage) => {
        for (let group = groups.shift(); group; group = groups.shift()) {
          for (const picture of group) {
            if (stopped) return;
            verdicts.push(await judge(stage, picture, update));
            stopped ||= allDiffer(verdicts);
            if (verdicts.length % PROGRESS_EVERY === 0)
              console.log(`${verdicts.length} of ${all.length} pictures`);
          }
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
