import type { OperationId } from "@satang/api";

/** A longer body is no fixed answer. */
const LONGEST = 60;

/** A body that can be compared with `===`, as an adapter gets it; `null` for any other. */
function comparedTo(text: string): string | null {
  if (text.trim() === "" || text.trim() === "null") return "body === null";
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    value = text;
  }
  const isPlain = ["string", "number", "boolean"].includes(typeof value);
  const isSafe = /^[\w .!"-]*$/.test(text) && text.length <= LONGEST;
  return isPlain && isSafe && value !== false ? `body === ${JSON.stringify(value)}` : null;
}

/**
 * The property of `defineOperations` that makes a success of a fixed body which proves nothing; `null` when the body may
 * be anything, such as an object. Every other reply of the call stays unreadable.
 */
export function adapterFor(id: OperationId, text: string): string | null {
  const isDone = comparedTo(text);
  if (isDone === null) return null;
  return [
    `${id}: {`,
    "  reply: ({ body }) => {",
    `    if (${isDone}) return { code: "OK" };`,
    `    throw new TypeError("${id}: no outcome");`,
    "  },",
    "},",
  ].join("\n");
}
