import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Contract } from "./contract.types.ts";

const AS_WRITTEN = new Set(["example", "examples"]);

/**
 * Sorts object keys, so that the bundle does not depend on the order in which files are read.
 * Examples keep their order: the first is the default.
 */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== "object") return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(
    entries.map(([key, inner]) => [key, AS_WRITTEN.has(key) ? inner : sorted(inner)]),
  );
}

/** Bundles `openapi/` into one document, with references between components kept. */
export function bundle(root: string): Contract {
  const redocly = createRequire(join(root, "package.json")).resolve("@redocly/cli/bin/cli.js");
  const folder = mkdtempSync(join(tmpdir(), "satang-contract-"));
  try {
    const file = join(folder, "openapi.json");
    execFileSync(process.execPath, [redocly, "bundle", "openapi/openapi.yaml", "-o", file], {
      cwd: root,
      stdio: ["ignore", "ignore", "pipe"],
    });
    return sorted(JSON.parse(readFileSync(file, "utf8"))) as Contract;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
