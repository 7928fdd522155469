import { Agent, type ClientRequest, type IncomingMessage, request } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type SandboxServer, startServer } from "../src/index.ts";
import { START_TIMEOUT } from "./support/start-timeout.ts";

const MB = 1_000_000;
const LARGEST_JSON = 32_768;
const BODY_TIMEOUT_MS = 400;
/** A test that never ends fails well before the suite counts as hung. */
const LIMIT_MS = 20_000;

/** Answer to a request: the reply, or that the connection was closed. */
type Answer = { readonly status: number; readonly code?: string; readonly ok?: boolean } | "closed";

describe("bodies on a port", { timeout: LIMIT_MS }, () => {
  let server: SandboxServer;
  beforeAll(async () => {
    server = await startServer({ port: 0, bodyTimeoutMs: BODY_TIMEOUT_MS });
  }, START_TIMEOUT);
  afterAll(() => server.close());

  const open = (
    line: string,
    headers: Record<string, string | number>,
    agent?: Agent,
  ): { sent: ClientRequest; answer: Promise<Answer> } => {
    const [method = "", path = ""] = line.split(" ");
    const all = { "x-client": "wallet-user", host: `localhost:${server.port}`, ...headers };
    const to = { host: "127.0.0.1", port: server.port };
    const sent = request({ ...to, method, path, headers: all, ...(agent && { agent }) });
    const answer = new Promise<Answer>((resolve) => {
      sent.on("error", () => resolve("closed"));
      sent.on("response", (reply: IncomingMessage) => {
        let text = "";
        reply.on("data", (part: Buffer) => {
          text += part;
        });
        reply.on("error", () => resolve("closed"));
        reply.on("end", () => {
          const status = reply.statusCode ?? 0;
          resolve(text.startsWith("{") ? { ...JSON.parse(text), status } : { status });
        });
      });
    });
    return { sent, answer };
  };
  const JSON_TYPE = { "content-type": "application/json" };
  const FORM_TYPE = {
    "content-type": "multipart/form-data; boundary=----------------------------satang",
  };

  it.each([
    ["POST /api/login", JSON_TYPE, LARGEST_JSON, "WRONG_CREDENTIAL"],
    ["POST /api/wallet/transfer", JSON_TYPE, LARGEST_JSON, "TRANSFER_FAIL"],
    ["POST /api/statement", JSON_TYPE, LARGEST_JSON, "NO_DATA"],
    ["POST /api/wallet/slip", FORM_TYPE, 22_020_096, "SLIP_INVALID_FILE"],
    ["POST /api/chat/upload-video", FORM_TYPE, 22_020_096, "SLIP_INVALID_FILE"],
  ])(
    "of %s are refused by their announced length, before one byte is read and without a token",
    async (line, type, limit, code) => {
      const { sent, answer } = open(line, { ...type, "content-length": limit + 1 });
      sent.flushHeaders();
      expect(await answer).toMatchObject({ status: 413, code });
      sent.destroy();
    },
  );

  it("of an unannounced length are refused when they reach the limit", async () => {
    const { sent, answer } = open("POST /api/login", JSON_TYPE);
    sent.write(`{"username":"${"x".repeat(LARGEST_JSON)}`);
    expect(await answer).toMatchObject({ status: 413, code: "WRONG_CREDENTIAL" });
    sent.destroy();
  });

  it("of scenario calls are refused above the limit", async () => {
    const { sent, answer } = open("POST /sandbox/credit", {
      ...JSON_TYPE,
      "content-length": MB + 1,
    });
    sent.flushHeaders();
    expect(await answer).toMatchObject({ status: 413, ok: false });
    sent.destroy();
  });

  it.each([
    ["too large", "POST /api/login", LARGEST_JSON + 1, 413],
    ["for an unknown address", "POST /api/unheard-of", MB, 404],
    ["of another type", "POST /sandbox/credit", MB, 415],
  ])(
    "%s are refused, and the next call of the connection is answered",
    async (_name, line, bytes, status) => {
      const connection = new Agent({ keepAlive: true, maxSockets: 1 });
      const refused = open(line, { "content-type": "text/plain" }, connection);
      refused.sent.end("x".repeat(bytes));
      expect(await refused.answer).toMatchObject({ status });
      const next = open("POST /api/login", JSON_TYPE, connection);
      next.sent.end(JSON.stringify({ username: "x", password: "x" }));
      expect(await next.answer).toMatchObject({ status: 404, code: "NO_USER" });
      expect(next.sent.reusedSocket).toBe(true);
      connection.destroy();
    },
  );

  it("below the limit are read", async () => {
    const body = JSON.stringify({ username: "x", password: "x" }).padEnd(LARGEST_JSON);
    const { sent, answer } = open("POST /api/login", {
      ...JSON_TYPE,
      "content-length": body.length,
    });
    sent.end(body);
    expect(await answer).toMatchObject({ status: 404, code: "NO_USER" });
  });

  const newSession = async () => {
    const reply = await fetch(`${server.url}/socket.io/?EIO=4&transport=polling`);
    return JSON.parse((await reply.text()).slice(1)).sid as string;
  };

  it.each([
    "POST /api/login",
    "POST /sandbox/credit",
    "POST /api/unheard-of",
    "POST /login",
    "POST /api/game-site/PG/play",
    "GET /api/lookup/info",
    "POST /socket.io/?EIO=4&transport=polling&sid=",
  ])("of %s that never end are cut off", async (start) => {
    const line = start.endsWith("sid=") ? `${start}${await newSession()}` : start;
    const { sent, answer } = open(line, { ...JSON_TYPE, "content-length": 100 });
    sent.write("{");
    const started = performance.now();
    const closed = new Promise((resolve) => sent.on("close", resolve));
    await Promise.race([answer, closed]);
    await closed;
    expect(performance.now() - started).toBeLessThan(20 * BODY_TIMEOUT_MS);
  });

  it("of a form have more time", async () => {
    const { sent, answer } = open("POST /api/chat/upload-image", FORM_TYPE);
    sent.write(
      '------------------------------satang\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n',
    );
    // Begun later and cut off: the limit of JSON is over for both.
    const json = open("POST /api/login", { ...JSON_TYPE, "content-length": 100 });
    json.sent.write("{");
    await new Promise((resolve) => json.sent.on("close", resolve));
    sent.end("x\r\n------------------------------satang--\r\n");
    expect(await answer).toMatchObject({ status: 400, code: "SLIP_INVALID_FILE" });
  });

  it("do not stop a call that arrived in time and is answered late", async () => {
    server.sandbox.scenario.faults.add({
      operationId: "sessionLogin",
      kind: "delay",
      ms: 2 * BODY_TIMEOUT_MS,
    });
    const { sent, answer } = open("POST /api/login", JSON_TYPE);
    sent.end(JSON.stringify({ username: "x", password: "x" }));
    expect(await answer).toMatchObject({ status: 404, code: "NO_USER" });
  });
});
