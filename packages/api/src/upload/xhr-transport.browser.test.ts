import { describe, expect, inject, test } from "vitest";
import { createClient } from "../create-client.ts";
import type { UploadProgress } from "./upload.types.ts";

const MIB = 1024 * 1024;
const file = new Blob([new Uint8Array(4 * MIB)], { type: "image/png" });

const clientOf = (behaviour: "take" | "wait" | "cut", upload = 20_000) =>
  createClient({
    baseUrl: `${inject("uploadServer")}/${behaviour}`,
    getToken: () => "token-1",
    timeouts: { upload },
  });

const abandoned = async () => {
  const reply = await fetch(`${inject("uploadServer")}/count`);
  return ((await reply.json()) as { abandoned: number }).abandoned;
};

describe("an upload from a real browser", () => {
  test("reports its bytes while they are sent, up to all of them, and reads the reply", async () => {
    const steps: UploadProgress[] = [];
    const client = clientOf("take");
    const result = await client.wallet.uploadSlip(
      { file },
      { onProgress: (step) => steps.push(step) },
    );
    expect(result).toMatchObject({ ok: true, data: { message: "SUCCESS", client: "wallet-user" } });
    const loaded = steps.map((step) => step.loaded);
    expect(loaded).toEqual([...loaded].sort((a, b) => a - b));
    expect(steps.at(-1)?.loaded).toBe(steps.at(-1)?.total);
    expect(steps.at(-1)?.total).toBeGreaterThan(4 * MIB);
    expect(new Date(client.clock.now()).toISOString()).toMatch(/^2026-11-21T03:00:0/);
  });

  test("that is cancelled ends at once, and the server sees the connection close", async () => {
    const before = await abandoned();
    const stop = new AbortController();
    const result = clientOf("wait").wallet.uploadSlip(
      { file },
      { signal: stop.signal, onProgress: () => stop.abort() },
    );
    expect(await result).toEqual({ ok: false, error: { kind: "network" } });
    await expect.poll(abandoned).toBe(before + 1);
  });

  test("that was cancelled before it began sends nothing", async () => {
    const before = await abandoned();
    const result = clientOf("wait").wallet.uploadSlip({ file }, { signal: AbortSignal.abort() });
    expect(await result).toEqual({ ok: false, error: { kind: "network" } });
    expect(await abandoned()).toBe(before);
  });

  test("without an answer ends at its time limit, and the server sees the connection close", async () => {
    const before = await abandoned();
    const result = await clientOf("wait", 300).wallet.uploadSlip({ file });
    expect(result).toEqual({ ok: false, error: { kind: "timeout" } });
    await expect.poll(abandoned).toBe(before + 1);
  });

  test("with a connection that breaks half way ends as network", async () => {
    const result = await clientOf("cut").wallet.uploadSlip({ file });
    expect(result).toEqual({ ok: false, error: { kind: "network" } });
  });
});
