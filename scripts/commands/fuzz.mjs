import { spawn } from "node:child_process";
import { parseArgs } from "node:util";

/**
 * The fuzz tests with new random values: each of them for a minute, or for `--minutes N`. `npm test`
 * runs them with fixed seeds. A value that fails is printed with its seed: `--seed N` makes the same values again, and the
 * name of a file runs that file alone (`npm run fuzz -- --seed 7 calls.fuzz`).
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { minutes: { type: "string", default: "1" }, seed: { type: "string", default: "" } },
});
const files = positionals.length > 0 ? positionals : [".fuzz."];

spawn("vitest", ["run", "--project", "node", "--project", "browser", ...files], {
  stdio: "inherit",
  env: { ...process.env, VITE_FUZZ_MINUTES: values.minutes, VITE_FUZZ_SEED: values.seed },
}).on("exit", (code) => {
  process.exitCode = code ?? 1;
});
