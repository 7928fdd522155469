import { setTimeout as wait } from "node:timers/promises";
import type { Mode } from "@satang/story-kit/pictures";
import type { Difference } from "./compare.ts";
import type { Stage } from "./stage.ts";

const LOOKS = 8;
const BETWEEN_LOOKS_MS = 200;

/** A picture, and its difference from the expected one. */
interface Shot {
  readonly picture: Buffer;
  readonly difference: Difference | undefined;
}

/** Takes pictures until one is as expected, or two in a row are the same. */
async function steady(stage: Stage, expected: Buffer | undefined): Promise<Shot> {
  // A comparison takes longer than a picture, so each picture is compared once.
  const compared = async (picture: Buffer): Promise<Shot> => ({
    picture,
    difference: expected && (await stage.compare(expected, picture)),
  });
  let before = await compared(await stage.shoot());
  for (let look = 1; look < LOOKS; look++) {
    if (expected && !before.difference) return before;
    await wait(BETWEEN_LOOKS_MS);
    const now = await stage.shoot();
    if (now.equals(before.picture)) return before;
    before = await compared(now);
  }
  throw new Error("The story keeps changing: two pictures of it in a row were never the same.");
}

/** A story, and how to take a picture of it. */
export interface Scene {
  readonly story: { readonly id: string };
  readonly mode: Mode;
}

/** A shot, and whether it was taken on a new page. */
export interface Taken extends Shot {
  readonly alone: boolean;
}

/**
 * Takes a picture of a story on the page of the previous story. When it is not as expected, the
 * picture on a new page counts.
 * @throws Error when the story fails or keeps changing
 */
export async function take(
  stage: Stage,
  { story, mode }: Scene,
  expected: Buffer | undefined,
): Promise<Taken> {
  if (expected) {
    try {
      await stage.showNext(story.id, mode);
      const shot = await steady(stage, expected);
      if (!shot.difference) return { ...shot, alone: false };
    } catch {
      // Taken again below.
    }
  }
  await stage.showAlone(story.id, mode);
  return { ...(await steady(stage, expected)), alone: true };
}
