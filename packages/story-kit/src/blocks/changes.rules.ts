/** A change that partners notice. */
export interface Change {
  /** First word of its text. */
  kind: "Breaking" | "New" | "Improved" | "Fixed";
  /** The other words, as Markdown. */
  text: string;
}

const KINDS = ["Breaking", "New", "Improved", "Fixed"] as const;

function changesIn(entry: string): Change[] {
  const [, kind, text] = /^(\w+): ([\s\S]+)$/.exec(entry.trim()) ?? [];
  const known = KINDS.find((each) => each === kind);
  return known && text ? [{ kind: known, text }] : [];
}

/** The text of a changeset, without the packages that it names; empty for the README. */
const summaryOf = (changeset: string): string => /\n---\s+([\s\S]+)$/.exec(changeset)?.[1] ?? "";

/** The entries of a version in a changelog, as they were in their changesets. */
function entriesOf(changelog: string, version: string): string[] {
  const section = changelog.split(/^## /m).find((each) => each.startsWith(`${version}\n`)) ?? "";
  return section.split(/^(?:- |### .*$)/m).map((item) => item.replace(/^ {2}/gm, "").trim());
}

/**
 * Changes of the next version, or, when a release has just moved them into the changelogs, those of
 * this version; breaking changes first.
 * @param changesets text of the files in `.changeset`, including the README
 * @param changelogs text of the changelogs of all packages
 * @param version of the packages
 */
export function changesOf(
  changesets: readonly string[],
  changelogs: readonly string[],
  version: string,
): Change[] {
  const pending = changesets.flatMap((changeset) => changesIn(summaryOf(changeset)));
  // A changeset with several packages is in the changelog of each.
  const entries = new Set(changelogs.flatMap((changelog) => entriesOf(changelog, version)));
  const found = pending.length > 0 ? pending : [...entries].flatMap(changesIn);
  return found.toSorted((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind));
}

/** The changes with the name of a component in code: `Button`, `<Button>` or `Button.loading`. */
export const changesTo = (changes: readonly Change[], component: string): Change[] =>
  changes.filter(({ text }) => new RegExp(`\`<?${component}\\b`).test(text));

/** The changes as a list in Markdown; the other lines of a text are indented, so that they stay in its item. */
export const changesList = (changes: readonly Change[]): string =>
  changes.map(({ kind, text }) => `- **${kind}:** ${text.replace(/\n(?=.)/g, "\n  ")}`).join("\n");
