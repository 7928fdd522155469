interface Changeset {
  id: string;
  summary: string;
  releases: { name: string; type: string }[];
}

export function published(): string[];
export function isFirstRelease(): boolean;
export function problemsOf(changesets: readonly Changeset[], names: readonly string[]): string[];
export function problemsOfFirst(
  changesets: readonly Changeset[],
  names: readonly string[],
): string[];
