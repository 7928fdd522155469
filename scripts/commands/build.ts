import { buildPackages } from "../setup/build-packages.ts";
import { generate } from "../setup/generate.mjs";
import { reasonOf } from "../setup/reason-of.ts";
import { run } from "../setup/run.mjs";

try {
  await generate();
  await buildPackages();
  for (const name of ["member", "partner"]) {
    const { code } = await run("vite", ["build"], { cwd: `apps/${name}` });
    if (code !== 0) throw new Error(`building apps/${name} failed`);
  }
} catch (error) {
  process.stderr.write(`${reasonOf(error)}\n`);
  process.exit(1);
}
