import { factsOf, OPERATION_IDS } from "../contract/facts.ts";
import type { OperationId } from "../contract/operation.types.ts";

/** The operation that a request addresses, and the values in its path. */
export type Match = {
  readonly id: OperationId;
  readonly path: Readonly<Record<string, string>>;
};

const patterns = OPERATION_IDS.map((id) => {
  const { method, path } = factsOf(id);
  const pattern = path.replace(/\{(\w+)\}/g, "(?<$1>[^/]+)");
  return { id, method, pattern: new RegExp(`${pattern}$`) };
});

/** Finds the operation by method and path, wherever the backend's base address is. */
export const matchOperation = (method: string, url: string): Match | null => {
  const { pathname } = new URL(url);
  for (const { id, method: wanted, pattern } of patterns) {
    const found = wanted === method ? pattern.exec(pathname) : null;
    if (!found) continue;
    const values = Object.entries(found.groups ?? {});
    return {
      id,
      path: Object.fromEntries(values.map(([name, value]) => [name, decodeURIComponent(value)])),
    };
  }
  return null;
};
