import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readBlocks } from "./code-blocks.ts";

/** Below the root, from where a module finds the packages. */
const FOLDER = resolve(".satang/sandbox-blocks");
const blocks = readBlocks().filter(({ code }) => code.includes('from "@satang/sandbox"'));

beforeEach(() => {
  mkdirSync(FOLDER, { recursive: true });
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(FOLDER, { recursive: true, force: true });
});

test("a document shows how to start a sandbox", () => {
  expect(blocks).not.toEqual([]);
});

test.each(blocks)(
  "the sandbox in $file:$line answers the page, and is closed at its end",
  async ({ code, line }) => {
    const call = vi.spyOn(globalThis, "fetch");
    const path = resolve(FOLDER, `${line}.ts`);
    writeFileSync(path, code);
    await import(path);

    expect(call).toHaveBeenCalledOnce();
    const [url] = call.mock.calls[0] ?? [];
    const reply = await call.mock.results[0]?.value;
    expect(reply.status).toBe(200);
    await expect(fetch(String(url))).rejects.toThrow(/fetch failed/);
  },
);
