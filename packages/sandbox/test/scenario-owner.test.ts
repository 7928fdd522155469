import { request } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  createSandbox,
  DEMO_PASSWORD,
  DEMO_PHONE,
  type SandboxOptions,
  type SandboxServer,
  startServer,
} from "../src/index.ts";
import { START_TIMEOUT } from "./support/start-timeout.ts";

interface Sent {
  readonly method?: string;
  readonly path: string;
  readonly body?: string;
  readonly headers?: Record<string, string>;
}

interface Received {
  readonly status: number;
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly text: string;
}

/** Sends a request with any headers, `Host` and `Origin` included, which `fetch` does not allow. */
function send(port: number, { method = "GET", path, body, headers = {} }: Sent): Promise<Received> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: "127.0.0.1", port, method, path, headers }, (reply) => {
      let text = "";
      reply.setEncoding("utf8").on("data", (part: string) => {
        text += part;
      });
      reply.on("end", () =>
        resolve({ status: reply.statusCode ?? 0, headers: reply.headers, text }),
      );
    });
    sent.on("error", reject);
    sent.end(body);
  });
}

const JSON_TYPE = { "content-type": "application/json" };
const credit = JSON.stringify({ phone: DEMO_PHONE, amount: 999 });

describe("the scenario calls over HTTP", () => {
  let server: SandboxServer;
  beforeAll(async () => {
    server = await startServer({ port: 0 });
  }, START_TIMEOUT);
  afterAll(() => server.close());
  beforeEach(() => server.sandbox.scenario.reset());

  const movements = async () => (await server.sandbox.scenario.audit()).movements;
  /** Each thing that another site could want: a read of a secret, money, and a wiped database. */
  const wanted: readonly Sent[] = [
    { path: `/sandbox/otp?phone=${DEMO_PHONE}` },
    { method: "POST", path: "/sandbox/credit", body: credit, headers: JSON_TYPE },
    { method: "POST", path: "/sandbox/reset", body: "{}", headers: JSON_TYPE },
    { method: "DELETE", path: "/sandbox/faults" },
  ];
  const refusesEach = async (headers: Record<string, string>) => {
    const before = await movements();
    for (const one of wanted) {
      const reply = await send(server.port, { ...one, headers: { ...one.headers, ...headers } });
      expect([one.path, reply.status, JSON.parse(reply.text).ok]).toEqual([one.path, 403, false]);
      expect(reply.headers["access-control-allow-origin"]).toBeUndefined();
    }
    expect(await movements()).toBe(before);
  };

  it.each(["https://evil.example", "null", "http://localhost:1", "http://localhost.evil.example"])(
    "are refused to a page of the origin %s",
    (origin) => refusesEach({ origin }),
  );

  it.each(["evil.example", "localhost.evil.example", "192.168.1.5", "127.0.0.1.nip.io"])(
    "are refused when the Host is %s, a name that can be bound to this machine",
    (name) => refusesEach({ host: `${name}:${server.port}` }),
  );

  it("are refused to a page of another site that sends no Origin, and to a link to them", async () => {
    for (const site of ["cross-site", "same-site"]) await refusesEach({ "sec-fetch-site": site });
  });

  it("are refused when the address of the request line names another host than the Host header", async () => {
    const path = `http://evil.example:${server.port}/sandbox/otp?phone=${DEMO_PHONE}`;
    const reply = await send(server.port, { path, headers: { host: `localhost:${server.port}` } });
    expect(reply.status).toBeGreaterThanOrEqual(400);
    expect(reply.text).not.toContain("code was sent");
  });

  it.each(["text/plain", "application/x-www-form-urlencoded", "text/json", undefined])(
    "are refused with a body of type %s, which another site can send without asking first",
    async (type) => {
      const before = await movements();
      const headers = type === undefined ? {} : { "content-type": type };
      const path = "/sandbox/credit";
      const reply = await send(server.port, { method: "POST", path, body: credit, headers });
      expect([reply.status, JSON.parse(reply.text).ok]).toEqual([415, false]);
      expect(await movements()).toBe(before);
    },
  );

  it("allow nothing to a preflight of another origin, while the calls of the contract allow it", async () => {
    const headers = {
      origin: "https://partner.example",
      "access-control-request-method": "POST",
      "access-control-request-headers": "content-type",
    };
    const ask = (path: string) => send(server.port, { method: "OPTIONS", path, headers });
    const scenario = await ask("/sandbox/credit");
    expect(scenario.headers["access-control-allow-origin"]).toBeUndefined();
    expect((await ask("/api/wallet")).headers["access-control-allow-origin"]).toBe("*");
  });

  it("answer their owner: a page of the same origin, Node, and each name of this machine", async () => {
    const names = ["localhost", "127.0.0.1", "[::1]", "app.localhost", "LOCALHOST"];
    for (const name of names) {
      const host = `${name}:${server.port}`;
      const origin = `http://${host.toLowerCase()}`;
      const own = { host, origin, "sec-fetch-site": "same-origin", ...JSON_TYPE };
      const path = "/sandbox/credit";
      const reply = await send(server.port, { method: "POST", path, body: credit, headers: own });
      expect([name, reply.status]).toEqual([name, 200]);
    }
    const typed = { "sec-fetch-site": "none" };
    const clock = await send(server.port, { path: "/sandbox/clock", headers: typed });
    expect(clock.status).toBe(200);
  });

  it("are never stored, and no other site can embed them", async () => {
    const { headers } = await send(server.port, { path: "/sandbox/clock" });
    expect(headers["cache-control"]).toBe("no-store");
    expect(headers["cross-origin-resource-policy"]).toBe("same-origin");
  });

  it("change the listed fields of a member and no other, in process too", async () => {
    const change = { phone: DEMO_PHONE, passwordHash: "scrypt$x$y", publicId: "1", coin: 7 };
    const body = JSON.stringify(change);
    const path = "/sandbox/member";
    const reply = await send(server.port, { method: "POST", path, body, headers: JSON_TYPE });
    expect(reply.status).toBe(400);
    await server.sandbox.scenario.setMember(change as never).catch(() => undefined);
    const login = await send(server.port, {
      method: "POST",
      path: "/api/login",
      body: JSON.stringify({ username: DEMO_PHONE, password: DEMO_PASSWORD }),
      headers: { ...JSON_TYPE, "x-client": "wallet-user" },
    });
    expect(login.status).toBe(200);
  });
});

describe("the scenario calls of a sandbox that other machines can reach", () => {
  const clockStatus = async (options: SandboxOptions & { host: string }, host: string) => {
    const server = await startServer({ port: 0, ...options });
    const headers = { host: `${host}:${server.port}` };
    const reply = await send(server.port, { path: "/sandbox/clock", headers });
    await server.close();
    return reply.status;
  };

  it("are off", { timeout: START_TIMEOUT }, async () => {
    expect(await clockStatus({ host: "0.0.0.0" }, "localhost")).toBe(404);
  });

  it("are on when that is asked for, and answer on this machine and for the named hosts only", {
    timeout: START_TIMEOUT,
  }, async () => {
    const options = { host: "0.0.0.0", scenarios: true, scenarioHosts: ["sandbox"] };
    expect(await clockStatus(options, "localhost")).toBe(200);
    expect(await clockStatus(options, "sandbox")).toBe(200);
    expect(await clockStatus(options, "evil.example")).toBe(403);
  });

  it("can be called in process at an address of this machine", {
    timeout: START_TIMEOUT,
  }, async () => {
    const sandbox = await createSandbox();
    const status = async (url: string) => (await sandbox.fetch(new Request(url))).status;
    expect(await status("http://localhost/sandbox/clock")).toBe(200);
    expect(await status("http://sandbox.test/sandbox/clock")).toBe(403);
    await sandbox.close();
  });
});
