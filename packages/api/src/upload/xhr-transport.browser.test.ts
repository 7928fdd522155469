import { describe, expect, inject, test } from "vitest";
import { createClient } from "../create-client.ts";
import type { UploadProgress } from "./upload.types.ts";

const MIB = 1024 * 1024;
const file = new Blob([new Uint8Array(4 * MIB)], { type: "image/png" });

const key = { idempotencyKey: "0123456789abcdef" };

const clientOf = (behaviour: "take" | "wait" | "cut" | `30${1 | 2 | 3 | 7 | 8}`, upload = 20_000) =>
  createClient({
    baseUrl: `${inject("uploadServer")}/${behaviour}`,
    getToken: () => "token-1",
    timeouts: { upload },
  });

const count = async () => {
  const reply = await fetch(`${inject("uploadServer")}/count`);
  return (await reply.json()) as { abandoned: number; takenElsewhere: number };
};
const abandoned = async () => (await count()).abandoned;

describe("an upload from a real browser", () => {
  test("reports its bytes while they are sent, up to all of them, and reads the reply", async () => {
    const steps: UploadProgress[] = [];
    const client = clientOf("take");
    const result = await client.wallet.uploadSlip(
      { file },
      { ...key, onProgress: (step) => steps.push(step) },
    );
    expect(result).toMatchObject({ ok: true, data: { message: "wallet-user: true" } });
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
      { ...key, signal: stop.signal, onProgress: ({ loaded }) => loaded > 0 && stop.abort() },
    );
    expect(await result).toEqual({ ok: false, error: { kind: "network" } });
    await expect.poll(abandoned).toBe(before + 1);
  });

  test("that was cancelled before it began sends nothing", async () => {
    const before = await abandoned();
    const result = clientOf("wait").wallet.uploadSlip(
      { file },
      { ...key, signal: AbortSignal.abort() },
    );
    expect(await result).toEqual({ ok: false, error: { kind: "network" } });
    expect(await abandoned()).toBe(before);
  });

  test("without an answer ends at its time limit, and the server sees the connection close", async () => {
    const before = await abandoned();
    const result = await clientOf("wait", 300).wallet.uploadSlip({ file }, key);
    expect(result).toEqual({ ok: false, error: { kind: "timeout" } });
    await expect.poll(abandoned).toBe(before + 1);
  });

  test.each(["301", "302", "303", "307", "308"] as const)(
    "is not sent to another origin that the server redirects to with %s",
    async (status) => {
      const before = (await count()).takenElsewhere;
      const result = await clientOf(status).wallet.uploadSlip({ file }, key);
      expect(result).toEqual({ ok: false, error: { kind: "network" } });
      expect((await count()).takenElsewhere).toBe(before);
    },
  );

  test("leaves nothing in the page", async () => {
    const before = document.documentElement.outerHTML;
    await clientOf("take").wallet.uploadSlip({ file }, key);
    await clientOf("cut").wallet.uploadSlip({ file }, key);
    expect(document.documentElement.outerHTML).toBe(before);
  });

  test("with a connection that breaks half way ends as network", async () => {
    const result = await clientOf("cut").wallet.uploadSlip({ file }, key);
    expect(result).toEqual({ ok: false, error: { kind: "network" } });
  });
});
