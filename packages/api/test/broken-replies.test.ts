import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { classifyFailure } from "@satang/core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createClient } from "../src/index.ts";

const key = { idempotencyKey: "0123456789abcdef" };
const done = JSON.stringify({ code: "SUCCESS", message: "Moved", padding: "x".repeat(4_000) });
const zipped = gzipSync(done);

/** How the server on the way answers each call. */
let answer: (response: ServerResponse) => void = () => {};
const portal: string[] = [];
const servers = [
  createServer((_, response) => answer(response)),
  createServer((request, response) => {
    portal.push(`${request.method} ${request.url}`);
    response.end("<html><body>Sign in</body></html>");
  }),
] as const;
const addressOf = (index: 0 | 1) => {
  const { port } = servers[index].address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
};

beforeAll(async () => {
  for (const server of servers)
    await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => {
  for (const server of servers) server.close().closeAllConnections();
});
beforeEach(() => portal.splice(0));

const calls = () => {
  const client = createClient({ baseUrl: addressOf(0), getToken: () => "token-1" });
  return [
    client.wallet.transfer({ from: "wallet", to: "PG", amount: 1 }, key),
    client.wallet.uploadSlip({ file: new Blob(["x"]) }, key),
    client.account.changePassword({ oldPassword: "a", newPassword: "b" }),
  ];
};

test.each<[string, (response: ServerResponse) => void]>([
  [
    "gzip that breaks off",
    (response) => {
      response.writeHead(200, { "content-encoding": "gzip", "content-type": "application/json" });
      response.write(zipped.subarray(0, 20), () => response.destroy());
    },
  ],
  [
    "gzip that ends too early",
    (response) => {
      response.writeHead(200, { "content-encoding": "gzip", "content-type": "application/json" });
      response.end(zipped.subarray(0, 20));
    },
  ],
  [
    "gzip that is none",
    (response) => {
      response.writeHead(200, { "content-encoding": "gzip" });
      response.end(done);
    },
  ],
  [
    "a body that breaks off",
    (response) => {
      response.writeHead(200, { "content-length": done.length });
      response.write(done.slice(0, 20), () => response.destroy());
    },
  ],
])("%s is no reply, and the outcome of the call is not known", async (_, broken) => {
  answer = broken;
  for (const result of await Promise.all(calls())) {
    // Some decoders end in silence, without a text.
    expect(result).toMatchObject({ ok: false });
    if (!result.ok) expect(classifyFailure(result.error)).toBe("outcomeUnknown");
  }
});

test.each([301, 302, 303, 307, 308])(
  "a redirect to a portal (%i) is not followed, and differs from a lost connection",
  async (status) => {
    answer = (response) =>
      response.writeHead(status, { location: `${addressOf(1)}/sign-in` }).end();
    for (const result of await Promise.all(calls())) {
      expect(result).toMatchObject({ ok: false, error: { kind: "raw", sender: "portal" } });
      if (!result.ok) expect(classifyFailure(result.error)).toBe("outcomeUnknown");
    }
    expect(portal).toEqual([]);
  },
);
