import { setTimeout as wait } from "node:timers/promises";
import type { Mode } from "@satang/story-kit/pictures";
import type { Stage } from "./stage.ts";

const LOOKS = 8;
const BETWEEN_LOOKS_MS = 200;
/** Takes pictures until one is as expected, or two in a row are the same. */
async function steady(stage: Stage, expected: Buffer | undefined): Promise<Buffer> {
  let before = await stage.shoot();
  for (let look = 1; look < LOOKS; look++) {
    if (expected && !(await stage.compare(expected, before))) return before;
    await wait(BETWEEN_LOOKS_MS);
    const now = await stage.shoot();
    if (now.equals(before)) return now;
    before = now;
  }
  throw new Error("The story keeps changing: two pictures of it in a row were never the same.");
}

/** A story, and how to take a picture of it. */
export interface Scene {
  readonly story: { readonly id: string };
  readonly mode: Mode;
}

/** A picture, and whether it was taken on a new page. */
export interface Taken {
  readonly picture: Buffer;
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
      const picture = await steady(stage, expected);
      if (!(await stage.compare(expected, picture))) return { picture, alone: false };
    } catch {
      // Compared below.
    }
  }
  await stage.showAlone(story.id, mode);
  return { picture: await steady(stage, expected), alone: true };
}
