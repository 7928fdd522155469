import { describe, expect, test } from "vitest";
import { createClient, factsOf, isMoney, OPERATION_IDS } from "../src/index.ts";
import { createFakeBackend } from "../src/testing/index.ts";
import { invoke } from "./invoke.ts";
import { sampleBody, samplePath } from "./sample-input.ts";

const setup = () => {
  const backend = createFakeBackend();
  const client = createClient({
    baseUrl: "https://wallet.example/base/",
    fetch: backend.fetch,
    getToken: () => "token-1",
  });
  return { backend, client };
};

describe("every operation of the contract has a method", () => {
  test.each(OPERATION_IDS)(
    "%s sends the documented request and resolves to the example reply",
    async (id) => {
      const { backend, client } = setup();
      const result = await invoke(client, id);
      expect(result).toMatchObject({ ok: true });
      expect(backend.calls).toHaveLength(1);
      const [call] = backend.calls;
      const path = Object.entries(samplePath(id)).reduce(
        (rest, [name, value]) => rest.replace(`{${name}}`, encodeURIComponent(value)),
        factsOf(id).path,
      );
      expect(call?.id).toBe(id);
      expect(call?.method).toBe(factsOf(id).method);
      expect(call?.url).toBe(`https://wallet.example/base${path}`);
      if (factsOf(id).timeoutMs)
        expect((call?.body as FormData | undefined)?.get("file")).toBeInstanceOf(Blob);
      else expect(call?.body).toEqual(sampleBody(id));
    },
  );

  test.each(OPERATION_IDS)(
    "%s carries client header and token, and a key only when it moves money",
    async (id) => {
      const { backend, client } = setup();
      await invoke(client, id);
      const headers = backend.calls[0]?.headers;
      expect(headers?.get("x-client")).toBe("wallet-user");
      expect(headers?.get("authorization")).toBe("Bearer token-1");
      if (isMoney(id)) expect(headers?.get("idempotency-key")).toBe("0123456789abcdef");
    },
  );
});

test("a call carries the member's language at that moment, and none without one", async () => {
  const backend = createFakeBackend();
  let language: string | null = "lo-LA";
  const client = createClient({
    baseUrl: "https://wallet.example",
    fetch: backend.fetch,
    getLanguage: () => language,
  });
  await client.lookup.conditions();
  language = null;
  await client.lookup.conditions();
  const sent = backend.calls.map(({ headers }) => headers.get("accept-language"));
  expect(sent).toEqual(["lo-LA", null]);
});

test("a visitor sends no token, and the client header can be changed", async () => {
  const backend = createFakeBackend();
  const client = createClient({
    baseUrl: "https://wallet.example",
    fetch: backend.fetch,
    clientHeader: { name: "x-site", value: "partner" },
  });
  await client.lookup.banks();
  const headers = backend.calls[0]?.headers;
  expect(headers?.has("authorization")).toBe(false);
  expect(headers?.has("x-client")).toBe(false);
  expect(headers?.get("x-site")).toBe("partner");
});

test("a logout is sent also when the page is left, and no other call is", async () => {
  const kept: [string, boolean][] = [];
  const client = createClient({
    baseUrl: "https://wallet.example",
    fetch: async (request) => {
      kept.push([new URL(request.url).pathname, request.keepalive]);
      return Response.json({ message: "SUCCESS" });
    },
  });
  await client.session.logout();
  await client.wallet.get();
  expect(kept).toEqual([
    ["/api/logout", true],
    ["/api/wallet", false],
  ]);
});
