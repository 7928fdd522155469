import { pnpm } from "../setup/pnpm.mjs";
import { run } from "../setup/run.mjs";

/** Collects the changesets: versions, changelogs, and the lockfile that names them. */
for (const work of [
  () => run("changeset", ["version"]),
  () => pnpm("install", "--lockfile-only"),
]) {
  const { code } = await work();
  if (code !== 0) process.exit(code);
}
