/** One change that partners notice. */
export interface Change {
  /** First word of its text. */
  kind: "Breaking" | "New" | "Improved" | "Fixed";
  /** The other words, as Markdown. */
  text: string;
}

const KINDS = ["Breaking", "New", "Improved", "Fixed"] as const;

/**
 * The changes in changesets, breaking ones first.
 * @param files text of the files in `.changeset`, including the README
 */
export function changesOf(files: readonly string[]): Change[] {
  const found = files.flatMap((file) => {
    const [, kind, text] = /\n---\s+(\w+): ([\s\S]+)$/.exec(file) ?? [];
    const known = KINDS.find((each) => each === kind);
    return known && text ? [{ kind: known, text: text.trim() }] : [];
  });
  return found.toSorted((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind));
}

/** The changes with the name of a component in code: `Button`, `<Button>` or `Button.loading`. */
export const changesTo = (changes: readonly Change[], component: string): Change[] =>
  changes.filter(({ text }) => new RegExp(`\`<?${component}\\b`).test(text));

/** The changes as a list in Markdown; the other lines of a text are indented, so that they stay in its item. */
export const changesList = (changes: readonly Change[]): string =>
  changes.length === 0
    ? "None since the last version."
    : changes
        .map(({ kind, text }) => `- **${kind}:** ${text.replace(/\n(?=.)/g, "\n  ")}`)
        .join("\n");
