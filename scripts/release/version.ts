import { pnpm } from "../setup/pnpm.mjs";
import { run } from "../setup/run.mjs";

/** Applies the changesets to versions, changelogs and the lockfile. */
for (const work of [
  () => run("changeset", ["version"]),
  () => pnpm("install", "--lockfile-only"),
]) {
  const { code } = await work();
  if (code !== 0) process.exit(code);
}
