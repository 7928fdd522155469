import { setTimeout as wait } from "node:timers/promises";
import type { Mode } from "../../.storybook/modes.ts";
import type { Stage } from "./stage.ts";

const LOOKS = 8;
const BETWEEN_LOOKS_MS = 200;
/** Looks until the story shows what is expected, or the same twice. */
async function steady(stage: Stage, expected: Buffer | undefined): Promise<Buffer> {
  let before = await stage.shoot();
  for (let look = 1; look < LOOKS; look++) {
    if (expected && !(await stage.compare(expected, before))) return before;
    await wait(BETWEEN_LOOKS_MS);
    const now = await stage.shoot();
    if (now.equals(before)) return now;
    before = now;
  }
  throw new Error(
    "The story does not come to rest: two pictures of it in a row were never the same.",
  );
}

/** A story, and how it is looked at. */
export interface Scene {
  readonly story: { readonly id: string };
  readonly mode: Mode;
}

/** A picture, and whether it had to be taken on a page of its own. */
export interface Taken {
  readonly picture: Buffer;
  readonly alone: boolean;
}

/**
 * Photographs a story. It is shown in the place of the one before; when it then does not look as expected, what it shows
 * on a page of its own is what counts.
 * @throws Error when the story fails, or never rests
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
      // Judged below.
    }
  }
  await stage.showAlone(story.id, mode);
  return { picture: await steady(stage, expected), alone: true };
}
