/** Kinds of public names: removing one is a breaking change. */
export const KINDS = [
  "exports",
  "props",
  "values",
  "variables",
  "parts",
  "messages",
  "events",
  "errorCodes",
] as const;

export type Kind = (typeof KINDS)[number];

/** The public names of a package by their kind, and the props that must be given. */
export type Report = Readonly<Record<Kind | "required", readonly string[]>>;

/** The part of a pending changeset that is read. */
type Changeset = {
  readonly releases: readonly { readonly name: string; readonly type: string }[];
};

const without = (list: readonly string[], other: readonly string[]) => {
  const known = new Set(other);
  return list.filter((name) => !known.has(name));
};

/**
 * Names that `now` no longer has, and props that became required, except those of new components.
 */
export function broken(before: Report, now: Report): string[] {
  const known = new Set(before.props.map((prop) => prop.split(".")[0]));
  return [
    ...KINDS.flatMap((kind) =>
      without(before[kind], now[kind]).map((name) => `${kind}: ${name} is gone`),
    ),
    ...without(now.required, before.required)
      .filter((name) => known.has(name.split(".")[0]))
      .map((name) => `props: ${name} must be given`),
  ];
}

/** Names that `now` has in addition to `before`, and props that are no longer required. */
const added = (before: Report, now: Report) => [
  ...KINDS.flatMap((kind) => without(now[kind], before[kind]).map((name) => `${kind}: ${name}`)),
  ...without(before.required, now.required).map((name) => `props: ${name} may be left out`),
];

/** Whether a pending changeset announces a breaking change of the package. */
export const isBreaking = (name: string, changesets: readonly Changeset[]): boolean =>
  changesets.some(({ releases }) =>
    releases.some((release) => release.name === name && release.type === "major"),
  );

/**
 * The problems of the difference between two reports of one package.
 * @param canBreak whether public names may go
 * @returns one line for each problem
 */
export function problemsOf(name: string, before: Report, now: Report, canBreak: boolean): string[] {
  const gone = broken(before, now).map((line) =>
    canBreak
      ? `${name} ${line}: pnpm api-report --update`
      : `${name} ${line}: needs a "Breaking:" changeset`,
  );
  return [
    ...gone,
    ...added(before, now).map((line) => `${name} ${line} is new: pnpm api-report --update`),
  ];
}
