import { baselineKeys, readBaseline, removeBaseline, writeBaseline } from "./baselines.ts";
import type { Difference } from "./compare.ts";
import type { Picture } from "./pictures.ts";
import type { Stage } from "./stage.ts";
import { take } from "./take.ts";

/** Result of one picture. */
export interface Verdict {
  readonly key: string;
  readonly kind: "same" | "differs" | "new" | "gone" | "broken" | "updated" | "added" | "removed";
  readonly expected?: Buffer;
  readonly actual?: Buffer;
  readonly difference?: Difference;
  readonly error?: string;
  /** Taken on a new page. */
  readonly alone?: boolean;
}

const FAILURES: ReadonlySet<Verdict["kind"]> = new Set(["differs", "new", "gone", "broken"]);

export const isFailure = ({ kind }: Verdict) => FAILURES.has(kind);

/** Takes a picture and compares it with its baseline; with `update` it replaces the baseline. */
export async function judge(stage: Stage, picture: Picture, update: boolean): Promise<Verdict> {
  const { key } = picture;
  const expected = await readBaseline(key);
  try {
    const { picture: actual, difference, alone } = await take(stage, picture, expected);
    const foreign = await stage.foreignGlyphs();
    if (foreign.length > 0) return { key, kind: "broken", error: foreign.join("\n"), alone };
    if (expected && !difference) return { key, kind: "same", alone };
    if (update) {
      await writeBaseline(key, actual);
      return { key, kind: expected ? "updated" : "added", alone };
    }
    if (!expected || !difference) return { key, kind: "new", actual, alone };
    return { key, kind: "differs", expected, actual, difference, alone };
  } catch (error) {
    return { key, kind: "broken", error: String(error), alone: true };
  }
}

/** Baselines without a story. */
export async function judgeOrphans(
  pictures: readonly Picture[],
  wanted: (key: string) => boolean,
  update: boolean,
): Promise<Verdict[]> {
  const known = new Set(pictures.map(({ key }) => key));
  const orphans = baselineKeys().filter((key) => wanted(key) && !known.has(key));
  return Promise.all(
    orphans.map(async (key): Promise<Verdict> => {
      if (!update) return { key, kind: "gone" };
      await removeBaseline(key);
      return { key, kind: "removed" };
    }),
  );
}
