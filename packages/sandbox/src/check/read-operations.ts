import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Operations } from "@satang/api";
import { UsageError } from "./address.rules.ts";

const isOperations = (value: unknown): value is Operations =>
  typeof value === "object" &&
  value !== null &&
  ["pathOf", "adapt"].every((name) => typeof Reflect.get(value, name) === "function");

/** An old Node has only a code for a file that it does not know. */
function reasonOf(error: unknown): string {
  const { code, message = String(error) } = error as { code?: string; message?: string };
  return code === "ERR_UNKNOWN_FILE_EXTENSION"
    ? `Node ${process.versions.node} does not run TypeScript here. Use Node 22.18 or newer, or a .mjs module.`
    : message;
}

async function run(file: string): Promise<object> {
  if (!existsSync(file)) throw new UsageError(`--operations: there is no file ${file}.`);
  try {
    return (await import(pathToFileURL(resolve(file)).href)) as object;
  } catch (error) {
    throw new UsageError(`--operations: ${file} does not run: ${reasonOf(error)}`);
  }
}

/**
 * The export of a module that `defineOperations` made.
 *
 * @throws UsageError without exactly one
 */
export async function readOperations(file: string): Promise<Operations> {
  const found = new Set(Object.values(await run(file)).filter(isOperations));
  const [operations] = found;
  if (operations !== undefined && found.size === 1) return operations;
  throw new UsageError(`--operations: ${file} exports one value that defineOperations returns.`);
}
