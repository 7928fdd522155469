import { spawn } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";

const projects = ["packages", "apps"]
  .flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`))
  .filter((path) => existsSync(`${path}/tsconfig.json`));

const checks = [".", ...projects].map(
  (project) =>
    new Promise((resolve) => {
      // The projects run at the same time; several checkers in each would check shared types twice.
      spawn("node_modules/.bin/tsc", ["-p", project, "--singleThreaded"], {
        stdio: "inherit",
      }).on("exit", (code) => resolve({ project, ok: code === 0 }));
    }),
);
const results = await Promise.all(checks);
const failed = results.filter((result) => !result.ok);
console.log(`types: ${results.length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length ? 1 : 0;
