import { fork } from "node:child_process";
import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { moneyOperations } from "../../packages/headless/src/operations/money-operations.ts";
import type { Cell } from "./cell.ts";
import { type Manner, manners } from "./manners.ts";
import { summaryOf, tableOf } from "./report.ts";

/** The work of one process. */
export type Wanted = {
  readonly operation: string;
  readonly fault: string | undefined;
  readonly manners: readonly Manner[];
};

const { values } = parseArgs({
  options: { operation: { type: "string" }, fault: { type: "string" }, manner: { type: "string" } },
});
const say = (line: string) => process.stdout.write(`${line}\n`);
const chosen = <T extends string>(all: readonly T[], wanted: string | undefined) =>
  wanted === undefined ? all : all.filter((one) => one === wanted);

/**
 * Runs the cells of one operation in a separate process, because they replace the clocks of the
 * process.
 */
const runOperation = (wanted: Wanted) =>
  new Promise<readonly Cell[]>((resolve, reject) => {
    const child = fork(new URL("./worker.ts", import.meta.url));
    child.once("message", (cells) => resolve(cells as readonly Cell[]));
    child.once("exit", (code) => reject(new Error(`${wanted.operation} ended with ${code}`)));
    child.send(wanted);
  });

const started = Date.now();
const cells: Cell[] = [];
const names = moneyOperations.map(({ name }) => name);
const waiting = [...chosen(names, values.operation)];
const runNext = async (): Promise<void> => {
  const operation = waiting.shift();
  if (operation === undefined) return;
  const wanted = { operation, fault: values.fault, manners: chosen(manners, values.manner) };
  const done = await runOperation(wanted);
  cells.push(...done);
  say(tableOf(operation, done));
  return runNext();
};
await Promise.all(Array.from({ length: availableParallelism() }, runNext));
const { text, isGreen } = summaryOf(cells);
say(`${text}\n${Math.round((Date.now() - started) / 1_000)} s`);
process.exitCode = isGreen ? 0 : 1;
