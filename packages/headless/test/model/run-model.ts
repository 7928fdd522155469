import { parseArgs } from "node:util";
import { checkPromises } from "./check-promises.ts";

const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "10" },
    runs: { type: "string" },
    seed: { type: "string" },
  },
});
const minutes = Number(values.minutes);
const runs = values.runs === undefined ? undefined : Number(values.runs);
const seed = values.seed === undefined ? undefined : Number(values.seed);

const count = await checkPromises(
  runs === undefined ? { minutes, seed } : { runs, seed: seed ?? 1 },
);
process.stdout.write(`the money engine kept its promises: ${count} schedules\n`);
