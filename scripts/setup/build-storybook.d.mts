/** Folder of the static Storybook, with the module graph that TurboSnap reads. */
export const STORYBOOK: string;

/** Builds the static Storybook when one of its sources has changed. */
export function buildStorybook(): Promise<void>;
