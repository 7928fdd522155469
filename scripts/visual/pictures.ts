import type { Mode } from "@satang/story-kit/pictures";
import type { Story } from "./stage.ts";

/** A story in one mode. */
export interface Picture {
  readonly story: Story;
  readonly modeName: string;
  readonly mode: Mode;
  /**
   * `pictures-button/powerset.th-night-390`: the path of its baseline, and the text that a filter
   * searches.
   */
  readonly key: string;
}

/** The pictures that the stories request, grouped by mode. */
export function picturesOf(stories: readonly Story[]): Picture[] {
  const all = stories.flatMap((story) => {
    const { chromatic, localModes } = story.parameters;
    const { disableSnapshot = true, modes = {} } = chromatic ?? {};
    if (disableSnapshot) return [];
    return Object.entries({ ...modes, ...localModes }).map(([modeName, mode]) => ({
      story,
      modeName,
      mode,
      key: `${story.id.replace("--", "/")}.${modeName}`,
    }));
  });
  return all.sort((one, other) => one.modeName.localeCompare(other.modeName));
}
