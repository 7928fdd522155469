import { existsSync, readdirSync, readFileSync } from "node:fs";

/** The first word of a changelog entry, and its bump. */
const KINDS = {
  Fixed: ["patch"],
  Improved: ["patch", "minor"],
  New: ["minor"],
  Breaking: ["major"],
};

/** The published packages. */
export const published = () =>
  readdirSync("packages")
    .filter((folder) => existsSync(`packages/${folder}/package.json`))
    .map((folder) => JSON.parse(readFileSync(`packages/${folder}/package.json`, "utf8")))
    .filter((manifest) => !manifest.private)
    .map((manifest) => manifest.name);

/**
 * Problems of pending changesets.
 * @param {{ id: string, summary: string, releases: { name: string, type: string }[] }[]} changesets
 * @returns {string[]} one line for each problem
 */
export function problemsOf(changesets, names) {
  return changesets.flatMap(({ id, summary, releases }) => {
    const at = `.changeset/${id}.md`;
    const kind = /^(\w+): \S/.exec(summary)?.[1];
    const bumps = KINDS[kind];
    if (!bumps) return [`${at} begins with none of: ${Object.keys(KINDS).join(", ")}`];
    return releases.flatMap(({ name, type }) => [
      ...(bumps.includes(type) ? [] : [`${at} says ${kind}, but ${type} for ${name}`]),
      ...(names.includes(name) ? [] : [`${at} names ${name}, which is not published`]),
    ]);
  });
}
