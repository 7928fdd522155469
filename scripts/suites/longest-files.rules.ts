const NAMED = 12;

/** A test of a file, with its time, s. */
type Timed = { readonly file: string; readonly seconds?: number };

/** The files with the tests that took longest, on one line, because a run is shortened there first; nothing without times. */
export function longestFiles(tests: readonly Timed[] = []): readonly string[] {
  const files = new Map<string, number>();
  for (const { file, seconds = 0 } of tests) files.set(file, (files.get(file) ?? 0) + seconds);
  const longest = [...files]
    .map(([file, seconds]) => ({ file, seconds: Math.round(seconds) }))
    .filter(({ seconds }) => seconds > 0)
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, NAMED);
  if (longest.length === 0) return [];
  return [`longest: ${longest.map(({ file, seconds }) => `${file} ${seconds} s`).join(", ")}`];
}
