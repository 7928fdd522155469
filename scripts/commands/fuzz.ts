import { spawn } from "node:child_process";
import { parseArgs } from "node:util";
import { countRandomTests } from "../fuzz/random-tests.ts";

/**
 * The fuzz tests with new random values, for five minutes in all or for `--minutes N`, which they share equally. `npm test`
 * runs them with fixed seeds. A value that fails is printed with its seed: `--seed N` makes the same values again, and the
 * name of a file runs that file alone (`npm run fuzz -- --seed 7 calls.fuzz`).
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { minutes: { type: "string", default: "5" }, seed: { type: "string", default: "" } },
});
const files = positionals.length > 0 ? positionals : [".fuzz."];
const minutes = Number(values.minutes);
const tests = countRandomTests(files);
if (!(minutes > 0)) throw new Error(`--minutes is a number above 0, not "${values.minutes}"`);
if (tests === 0) throw new Error(`no file of fuzz tests has ${files.join(" or ")} in its path`);

spawn("vitest", ["run", "--project", "node", "--project", "browser", ...files], {
  stdio: "inherit",
  env: {
    ...process.env,
    VITE_FUZZ_MINUTES: String(minutes / tests),
    VITE_FUZZ_SEED: values.seed,
  },
}).on("exit", (code) => {
  process.exitCode = code ?? 1;
});
