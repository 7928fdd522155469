import { spawn } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { generate } from "../setup/generate.mjs";

await generate();

const projects = ["packages", "apps"]
  .flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`))
  .filter((path) => existsSync(`${path}/tsconfig.json`));

const checks = [".", ...projects].map(
  (project) =>
    new Promise<boolean>((resolve) => {
      // The projects run at the same time; several checkers in each would check shared types twice.
      spawn("node_modules/.bin/tsc", ["-p", project, "--singleThreaded"], {
        stdio: "inherit",
      }).on("exit", (code) => resolve(code === 0));
    }),
);
const results = await Promise.all(checks);
const failed = results.filter((isOk) => !isOk).length;
console.log(`types: ${results.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
