/** Where the static Storybook lies, with the module graph that TurboSnap reads. */
export const STORYBOOK: string;

/** Builds the static Storybook unless nothing it shows has changed. */
export function buildStorybook(): Promise<void>;
