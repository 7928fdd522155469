import { afterEach, expect, test, vi } from "vitest";
import { createMemoryStore } from "../storage/key-value-store.ts";
import { createTokenStore } from "../storage/token-store.ts";
import { createSatang } from "./create-satang.ts";

afterEach(() => vi.restoreAllMocks());

test("a developer reads once why no call is sent, without the token", async () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const storage = createMemoryStore();
  const tokens = createTokenStore({ persistent: storage, temporary: createMemoryStore() });
  tokens.write("secret\nsecret", { remember: true });
  const { client } = createSatang({ baseUrl: "https://wallet.example", tokens });
  const reply = await client.wallet.get();
  await client.wallet.get();
  expect(reply).toEqual({ ok: false, error: { kind: "notSent", reason: "token" } });
  expect(warn).toHaveBeenCalledOnce();
  expect(warn.mock.lastCall?.[0]).toContain("no header can have");
  expect(warn.mock.lastCall?.[0]).not.toContain("secret");
});
