import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import document from "../openapi.json" with { type: "json" };
import { OPERATIONS, type OperationFacts } from "../src/generated/operations.ts";
import { ASSUMED_OPERATIONS, EXPECTED_OPERATIONS } from "./expected-operations.ts";

const facts: OperationFacts[] = Object.values(OPERATIONS);
const factsFor = (method: string, path: string) => {
  // The provider and the qrcodeId share a path item: OpenAPI treats two templates that differ only in a name as one.
  const inContract = path.replace(/qrcode\/\{\w+\}/, "qrcode/{reference}");
  return facts.find((one) => one.method === method && one.path === inContract);
};

describe("the contract", () => {
  test("has exactly the 69 calls of the documents, and the one without a path", () => {
    expect(EXPECTED_OPERATIONS).toHaveLength(69);
    expect(facts).toHaveLength(70);
    for (const [method, path] of [...EXPECTED_OPERATIONS, ...ASSUMED_OPERATIONS])
      expect(factsFor(method, path), `${method} ${path}`).toBeDefined();
  });

  test.each(EXPECTED_OPERATIONS)("describes %s %s as %s", (method, path, kind) => {
    const found = factsFor(method, path);
    expect({
      money: found?.money ?? false,
      read: found?.read ?? false,
      timeoutMs: found?.timeoutMs,
    }).toEqual({
      money: kind.includes("money"),
      read: kind === "read" || kind === "check",
      timeoutMs: kind.includes("300 s") ? 300_000 : undefined,
    });
  });

  test("marks each GET that changes something, and no other", () => {
    const marked = Object.entries(document.paths).flatMap(([path, item]) =>
      "get" in item && "x-side-effect" in item.get ? [path] : [],
    );
    const expected = EXPECTED_OPERATIONS.filter(([, , kind]) => kind.includes("get-with-effect"));
    expect(marked.sort()).toEqual(expected.map(([, path]) => path).sort());
  });

  test("matches the committed bundle, types and tables", () => {
    const script = fileURLToPath(new URL("../scripts/generate.ts", import.meta.url));
    expect(() => execFileSync(process.execPath, [script, "--check"])).not.toThrow();
  }, 60_000);
});
