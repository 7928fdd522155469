export type Report = Record<string, string[]> & Record<"props" | "required" | "parts", string[]>;

interface Changeset {
  releases: { name: string; type: string }[];
}

export const KINDS: string[];
export function problemsOf(
  name: string,
  before: Report,
  now: Report,
  changesets: readonly Changeset[],
): string[];
