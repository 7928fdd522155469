import { existsSync, readdirSync, readFileSync } from "node:fs";

/** The part of a pending changeset that is read. */
type Changeset = {
  readonly id: string;
  readonly summary: string;
  readonly releases: readonly { readonly name: string; readonly type: string }[];
};

/** The part of a `package.json` that is read. */
type Manifest = { readonly name: string; readonly version: string; readonly private?: boolean };

/** The first word of a changelog entry, and its bump. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  Fixed: ["patch"],
  Improved: ["patch", "minor"],
  New: ["minor"],
  Breaking: ["major"],
};

/** Of an entry of 1.0.0. */
const MOST_WORDS = 150;

const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(`packages/${folder}/package.json`, "utf8"));

const manifests = () =>
  readdirSync("packages")
    .filter((folder) => existsSync(`packages/${folder}/package.json`))
    .map(manifestOf)
    .filter((manifest) => !manifest.private);

/** The published packages. */
export const published = (): string[] => manifests().map(({ name }) => name);

/** Whether 1.0.0 is still to come. It is the first version, so that nobody has what a change could break. */
export const isFirstRelease = (): boolean =>
  manifests().every(({ version }) => version.startsWith("0."));

/** The package that an entry of 1.0.0 introduces; `null` for any other changeset. */
const introducedBy = ({ summary, releases: [first, ...others] }: Changeset) =>
  summary.startsWith("New: ") && first?.type === "major" && others.length === 0 ? first.name : null;

/**
 * Problems of the changesets of 1.0.0: one for each package says what it is to somebody who meets it.
 * @returns one line for each problem
 */
export function problemsOfFirst(
  changesets: readonly Changeset[],
  names: readonly string[],
): string[] {
  const entriesOf = (name: string) =>
    changesets.filter((changeset) => introducedBy(changeset) === name);
  const known = names.flatMap(entriesOf);
  return [
    ...changesets
      .filter((changeset) => !known.includes(changeset))
      .map(
        ({ id }) => `.changeset/${id}.md: until 1.0.0, rewrite the entry of the package instead`,
      ),
    ...known
      .filter(({ summary }) => summary.split(/\s+/).length > MOST_WORDS)
      .map(({ id }) => `.changeset/${id}.md has more than ${MOST_WORDS} words`),
    ...names
      .filter((name) => entriesOf(name).length !== 1)
      .map((name) => `${name} needs one entry, "New:" with the bump major`),
  ];
}

/**
 * Problems of pending changesets.
 * @returns one line for each problem
 */
export function problemsOf(changesets: readonly Changeset[], names: readonly string[]): string[] {
  return changesets.flatMap(({ id, summary, releases }) => {
    const at = `.changeset/${id}.md`;
    const [, kind = ""] = /^(\w+): \S/.exec(summary) ?? [];
    const bumps = KINDS[kind];
    if (!bumps) return [`${at} begins with none of: ${Object.keys(KINDS).join(", ")}`];
    return releases.flatMap(({ name, type }) => [
      ...(bumps.includes(type) ? [] : [`${at} says ${kind}, but ${type} for ${name}`]),
      ...(names.includes(name) ? [] : [`${at} names ${name}, which is not published`]),
    ]);
  });
}
