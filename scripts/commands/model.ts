import { spawn } from "node:child_process";
import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { build } from "esbuild";

/**
 * The model check of the money engine. One of:
 * - `npm run model`: new schedules for ten minutes; `-- --minutes 1` for less
 * - `npm run model -- --seed 7 --runs 1000`: the same schedules again
 * - `npm run model -- --runs 100000`: that many schedules from fixed seeds, over all cores, as `npm run test:all` does
 */
const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "10" },
    runs: { type: "string" },
    seed: { type: "string" },
  },
});
const OUT = ".satang/model.mjs";

await build({
  entryPoints: ["packages/headless/test/model/run-model.ts"],
  outfile: OUT,
  bundle: true,
  platform: "node",
  format: "esm",
  conditions: ["@satang/source", "import"],
  define: { "process.env.NODE_ENV": '"production"' },
  jsx: "automatic",
  logLevel: "warning",
});

/** Most objects live for one schedule; with more space for new ones they are collected less often. */
const NODE_OPTIONS = ["--min-semi-space-size=64", "--max-semi-space-size=64"];

function run(args: readonly string[]) {
  return new Promise<number | null>((resolve) =>
    spawn(process.execPath, [...NODE_OPTIONS, OUT, ...args], { stdio: "inherit" }).on(
      "exit",
      resolve,
    ),
  );
}

/** With a given seed one process is enough: two would run the same schedules. */
const count = values.seed === undefined ? availableParallelism() : 1;
const each = (index: number) => {
  if (values.seed !== undefined) return process.argv.slice(2);
  if (values.runs === undefined) return ["--minutes", values.minutes];
  return ["--runs", String(Math.ceil(Number(values.runs) / count)), "--seed", String(index + 1)];
};
const codes = await Promise.all(Array.from({ length: count }, (_, index) => run(each(index))));
process.exitCode = codes.every((code) => code === 0) ? 0 : 1;
