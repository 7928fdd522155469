import { afterEach, expect, test, vi } from "vitest";
import { createMemoryStore } from "../storage/key-value-store.ts";
import { createTokenStore } from "../storage/token-store.ts";
import { createSatang } from "./create-satang.ts";
import { findTokenProblem } from "./token-problem.ts";

afterEach(() => vi.restoreAllMocks());

test.each(["a.b-c_d", "abc==", "token\n", " token ", "caf\u00e9"])("%j can be sent", (token) => {
  expect(findTokenProblem(token)).toBeNull();
});

test.each([
  ["ab\ncd", "U+000A at position 2"],
  ["ab\u0e01", "U+0E01 at position 2"],
  ["\u{1F600}", "U+D83D at position 0"],
])("%j cannot be sent, and the character is named", (token, problem) => {
  expect(findTokenProblem(token)).toContain(problem);
});

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
  expect(warn.mock.lastCall?.[0]).toMatch(/U\+000A at position 6/);
  expect(warn.mock.lastCall?.[0]).not.toContain("secret");
});
