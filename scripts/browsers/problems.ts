import features from "../../packages/ui/src/docs/browser-features.json" with { type: "json" };
import { lackedBy } from "./compat.ts";
import { OTHER_WORDS } from "./other-words.data.ts";
import type { Use } from "./use.ts";

/** A feature that a supported browser lacks: where it is used, and what happens without it. */
type Row = { readonly where: readonly string[]; readonly without: string };

const FEATURES: Readonly<Record<string, Row>> = features;

const OURS = /^(?:packages|apps)\//;

const nameOf = ({ feature }: Use) => feature.name;

function newProblem(use: Use): string {
  const browsers = lackedBy(use.feature)
    .map(({ browser, version }) => `${browser} ${version}`)
    .join(", ");
  return `${use.file}: ${nameOf(use)} is not in ${browsers}`;
}

/** Uses in our own source that the table does not know, and places in the table that no longer use what it says. */
export function sourceProblems(uses: readonly Use[]): string[] {
  const places = new Set(uses.map((use) => `${use.file}: ${nameOf(use)}`));
  const unknown = uses.filter((use) => !FEATURES[nameOf(use)]?.where.includes(use.file));
  const gone = Object.entries(FEATURES).flatMap(([name, { where }]) =>
    where
      .filter((file) => OURS.test(file) && !places.has(`${file}: ${name}`))
      .map((file) => `${file}: ${name} is in the table, but not used`),
  );
  return [...unknown.map(newProblem), ...gone];
}

/** Uses in built files that neither the table nor the list of other words knows, and entries of both that nothing uses. */
export function builtProblems(uses: readonly Use[]): string[] {
  const used = new Set(uses.map(nameOf));
  const unknown = uses.filter((use) => !(nameOf(use) in FEATURES) && !(nameOf(use) in OTHER_WORDS));
  const ofDependencies = Object.entries(FEATURES)
    .filter(([, { where }]) => !where.some((place) => OURS.test(place)))
    .map(([name]) => name);
  const gone = [...ofDependencies, ...Object.keys(OTHER_WORDS)].filter((name) => !used.has(name));
  return [
    ...new Set(unknown.map(newProblem)),
    ...gone.map((name) => `${name} is in a table, but not in any built file`),
  ];
}
