import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, writeFile } from "node:fs/promises";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineOperations, type OperationId, type Schemas } from "@satang/api";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { linesOfAdapters } from "../src/check/print-report.rules.ts";
import {
  type CheckOptions,
  checkBackend,
  DEMO_PASSWORD,
  DEMO_PHONE,
  type Fault,
  type SandboxServer,
  startServer,
} from "../src/index.ts";
import { START_TIMEOUT } from "./support/start-timeout.ts";

const entry = new URL("../src/cli.ts", import.meta.url).pathname;
const demo = { username: DEMO_PHONE, password: DEMO_PASSWORD };

/** Time that passes only while the check waits. */
function passingTime() {
  let now = 0;
  return {
    now: () => now,
    wait: async (ms: number) => {
      now += ms;
    },
  };
}

async function run(args: readonly string[], input = "", env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ["--conditions=@satang/source", entry, "check", ...args], {
    env: { ...process.env, ...env },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text) => {
      output += text;
    });
  }
  child.stdin.end(input);
  const [code] = await once(child, "close");
  return { code, output };
}

/** A server that answers every call in one way. */
async function withServer<T>(
  answer: RequestListener,
  use: (url: string) => Promise<T>,
): Promise<T> {
  const server = createServer(answer).listen(0, "127.0.0.1");
  await once(server, "listening");
  try {
    return await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

describe("the check of a backend", { timeout: START_TIMEOUT }, () => {
  let server: SandboxServer;
  beforeAll(async () => {
    server = await startServer({ port: 0 });
  }, START_TIMEOUT);
  afterAll(() => server.close());
  beforeEach(() => server.sandbox.scenario.reset());

  const check = (options: Partial<CheckOptions> = {}) =>
    checkBackend({ address: server.url, times: passingTime(), ...options });
  const brokenOf = async (options: Partial<CheckOptions> = {}) => {
    const { calls } = await check(options);
    return calls.filter(({ verdict }) => verdict === "broken");
  };
  const tokenOf = async () => {
    const reply = await fetch(`${server.url}/api/login`, {
      method: "POST",
      headers: { "x-client": "wallet-user", "content-type": "application/json" },
      body: JSON.stringify(demo),
    });
    return ((await reply.json()) as { token: string }).token;
  };
  const balances = async (token: string) => {
    const headers = { "x-client": "wallet-user", authorization: `Bearer ${token}` };
    const reply = await fetch(`${server.url}/api/wallet`, { headers });
    const { wallet, slots } = (await reply.json()) as {
      wallet: { amount: number };
      slots: { code: string; amount: number }[];
    };
    return { cash: wallet.amount, games: slots.map(({ code, amount }) => [code, amount]) };
  };

  it("finds that every call of the sandbox that only reads conforms, and changes nothing", async () => {
    const token = await tokenOf();
    const before = await balances(token);
    const report = await check({ member: { token } });
    expect(report.calls.filter(({ verdict }) => verdict === "broken")).toEqual([]);
    expect(report).toMatchObject({ conforms: true, stopped: null, money: null });
    expect(new Set(report.calls.map(({ operationId }) => operationId)).size).toBe(70);
    expect(await balances(token)).toEqual(before);
  });

  it("checks visitors and refusals without a member, and says of each other call what it needs", async () => {
    const { calls, conforms } = await check();
    expect(conforms).toBe(true);
    expect(calls.find(({ operationId }) => operationId === "walletTransfer")).toMatchObject({
      verdict: "skipped",
      note: "changes something: --write",
    });
    expect(calls.filter(({ operationId }) => operationId === "walletGet")).toMatchObject([
      { verdict: "skipped", note: "needs a member: --token or --password" },
      { verdict: "ok", as: "no token", status: 401 },
      { verdict: "ok", as: "wrong token", status: 401 },
    ]);
  });

  it("finds with --write that every call conforms and every property of money holds, and moves the transfers back", async () => {
    const token = await tokenOf();
    const before = await balances(token);
    const lines: string[] = [];
    const report = await check({
      member: demo,
      write: true,
      onMoney: (all) => lines.push(...all),
    });
    expect(report.calls.filter(({ verdict }) => verdict === "broken")).toEqual([]);
    expect(report.conforms).toBe(true);
    expect(report.money).toEqual({
      honoursKeys: true,
      executesOtherKeys: true,
      writesKeys: true,
      isNewestFirst: true,
      tellsTime: true,
      visibleAfterMs: 0,
      otherBody: "refused",
      settleMs: 90_000,
    });
    expect(lines.join("\n")).toContain("100 is withdrawn with each of two calls");
    const skipped = report.calls.filter(({ verdict }) => verdict === "skipped");
    expect(skipped.map(({ operationId }) => operationId)).toEqual([
      "accountRegister",
      "otpSend",
      "otpVerify",
      "walletTruelink",
    ]);
    expect((await balances(await tokenOf())).games.slice(0, 3)).toEqual(before.games.slice(0, 3));
    expect(await server.sandbox.scenario.audit()).toMatchObject({ total: 0, drifted: [] });
  });

  it.each<[string, Omit<Fault, "operationId">, string]>([
    ["a code", { kind: "code", code: "NO_DATA" }, "It was refused: NO_DATA"],
    ["a server error", { kind: "status" }, 'It was refused: "The server is busy".'],
    ["a rate limit", { kind: "tooMany" }, "It was refused: REQUEST_LIMIT"],
    ["half a JSON", { kind: "garbage" }, 'The reply is not JSON: "{\\"amount\\": 12,4"'],
    ["a page of a proxy", { kind: "html" }, "The reply is a page of HTML"],
    ["a closed site", { kind: "gone" }, "It says `gone`"],
    ["a cut connection", { kind: "dropBefore" }, "The connection ended without a readable reply"],
    ["a slow reply", { kind: "slow", ms: 5_000 }, "No reply came within 1 s."],
    ["an empty reply", { kind: "body", body: "" }, "The reply is not JSON"],
    ["a list without its items", { kind: "body", body: "{}" }, "expected array, found {}"],
    [
      "an error without a message",
      { kind: "body", body: '{"code":"NO_DATA"}', status: 400 },
      "It was refused: NO_DATA.",
    ],
  ])("names the one call that answers with %s", async (_name, fault, message) => {
    server.sandbox.scenario.faults.add({ operationId: "lookupSources", ...fault });
    const broken = await brokenOf({ timeoutMs: 1_000 });
    expect(broken.map(({ operationId }) => operationId)).toEqual(["lookupSources"]);
    expect(broken[0]?.problems[0]?.message).toContain(message);
  });

  it("says for each place of a body what was expected and what was found", async () => {
    const body = JSON.stringify([{ code: 7, nameTH: "ธนาคาร" }, { code: "SCB" }]);
    server.sandbox.scenario.faults.add({ operationId: "lookupBanks", kind: "body", body });
    expect((await brokenOf()).map(({ problems }) => problems)).toEqual([
      [
        { at: "/0/code", message: "expected string, found 7" },
        { at: "/1/nameTH", message: "expected a value, found nothing" },
      ],
    ]);
  });

  it("finds a call of a member that is answered without a token", async () => {
    const { calls } = await withServer(
      (_, reply) => reply.setHeader("content-type", "application/json").end('{"coin":1}'),
      (address) => check({ address, only: ["accountProfile"] }),
    );
    expect(calls.at(-1)).toMatchObject({
      as: "no token",
      verdict: "broken",
      problems: [{ message: "It was answered. Expected: a refusal with UNAUTHORIZED." }],
    });
  });

  it("accepts a refusal with status 200 as the client does, and says so", async () => {
    const { calls } = await withServer(
      (_, reply) => reply.end('{"code":"UNAUTHORIZED","message":"no"}'),
      (address) => check({ address, only: ["accountProfile"] }),
    );
    expect(calls.at(-1)).toMatchObject({
      verdict: "ok",
      note: 'refused: UNAUTHORIZED "no", with status 200 (decision 46)',
    });
  });

  it("finds a statement with the oldest row first", async () => {
    const row = { statementType: "deposit", status: "SUCCESS", amount: 1 };
    const statements = ["2026-11-20T10:00:00+07:00", "2026-11-21T10:00:00+07:00"].map(
      (createdAt) => ({ ...row, createdAt }),
    );
    const body = JSON.stringify({ total: 2, statements });
    server.sandbox.scenario.faults.add({ operationId: "statementList", kind: "body", body });
    expect(await brokenOf({ member: demo })).toMatchObject([
      { operationId: "statementList", problems: [{ at: "/statements/1/createdAt" }] },
    ]);
  });

  const logout = ["sessionLogout"] as const;
  it("logs out of its own session at the end, and never out of that of a given token", async () => {
    const own = await check({ member: demo, write: true, only: [...logout, "accountProfile"] });
    expect(own.calls.at(-1)).toMatchObject({ operationId: "sessionLogout", verdict: "ok" });
    const token = await tokenOf();
    const given = await check({ member: { token }, write: true, only: logout });
    expect(given.calls).toMatchObject([
      { verdict: "skipped", note: "would end the token that was given: --password" },
    ]);
    expect((await check({ member: { token }, only: ["walletGet"] })).conforms).toBe(true);
  });

  it.each([404, 405])("accepts a backend without a logout, which answers %d", async (status) => {
    const fault = {
      operationId: "sessionLogout",
      kind: "body",
      body: "<h1>404</h1>",
      status,
    } as const;
    server.sandbox.scenario.faults.add(fault);
    const { calls } = await check({ member: demo, write: true, only: logout });
    expect(calls.at(-1)).toMatchObject({
      status,
      verdict: "skipped",
      note: "not offered; optional",
    });
  });

  it("finds a logout that is answered with a server error", async () => {
    server.sandbox.scenario.faults.add({ operationId: "sessionLogout", kind: "status" });
    const broken = await brokenOf({ member: demo, write: true, only: logout });
    expect(broken.map(({ operationId }) => operationId)).toEqual(logout);
  });

  it("finds a backend that does not honour keys", async () => {
    await server.sandbox.scenario.setSettings({ idempotency: false });
    const report = await check({ member: demo, write: true, only: ["walletTransfer"] });
    expect(report.money).toMatchObject({ honoursKeys: false, otherBody: "executed" });
    expect(new Set(report.calls.map(({ operationId }) => operationId))).toEqual(
      new Set(["walletTransfer"]),
    );
  });

  it.each(["own", "none"] as const)("finds rows with references of kind %s", async (references) => {
    await server.sandbox.scenario.setSettings({ references });
    const report = await check({ member: demo, write: true, only: ["walletTransfer"] });
    expect(report.money).toMatchObject({ honoursKeys: true, writesKeys: false });
  });

  it.each<OperationId>(["walletTransfer", "walletWithdraw", "walletAdd", "bonusActivate"])(
    "names %s when it fails with --write",
    async (operationId) => {
      server.sandbox.scenario.faults.add({ operationId, kind: "status", acts: true });
      const broken = await brokenOf({ member: demo, write: true, only: [operationId] });
      expect(broken.map((call) => call.operationId)).toEqual([operationId]);
    },
  );

  it("sends nothing more with a token that is not accepted", async () => {
    const { calls } = await check({ member: { token: "not-a-token-of-this-site" } });
    const ofMember = calls.filter(({ as }) => as === "member");
    expect(ofMember.filter(({ verdict }) => verdict === "broken")).toMatchObject([
      { operationId: "accountProfile", status: 401 },
    ]);
    expect(ofMember.find(({ operationId }) => operationId === "walletGet")?.note).toBe(
      "the token is not accepted",
    );
  });

  it.each<[string, RequestListener, string]>([
    [
      "redirects to another origin",
      (_, reply) => reply.writeHead(302, { location: "https://other.example/login?next=1" }).end(),
      "The server redirects to another origin, https://other.example. Redirects are not followed",
    ],
    [
      "answers with a page",
      (_, reply) => reply.setHeader("content-type", "text/html").end("<!doctype html><p>Hi</p>"),
      "The reply is a page of HTML",
    ],
    ["never answers", () => undefined, "No reply came within 0.3 s."],
    [
      "never ends its reply",
      (_, reply) => reply.write("["),
      "The body of the reply did not end within 0.3 s.",
    ],
    [
      "sends a body without end",
      (_, reply) => {
        const more = () => reply.write("1".repeat(64 * 1024), () => reply.destroyed || more());
        more();
      },
      "The body of the reply is larger than 4 MB; it was not read.",
    ],
    [
      "ends the connection in a reply",
      (_, reply) => {
        reply.writeHead(200, { "content-length": "100" }).write("[");
        setImmediate(() => reply.destroy());
      },
      "The connection ended",
    ],
  ])("has a sentence for a server that %s", async (name, answer, message) => {
    const timeoutMs = name === "sends a body without end" ? 20_000 : 300;
    const { calls, conforms } = await withServer(answer, (address) =>
      check({ address, timeoutMs, only: ["lookupBanks"] }),
    );
    expect(conforms).toBe(false);
    expect(calls[0]?.problems[0]?.message).toContain(message);
  });

  it.each<[string, string]>([
    ...[10_000, 100_000].map((places): [string, string] => [
      `a list that is wrong in ${places} places`,
      `[{"sender":"other","message":{"message_type":"generic","payloads":[${"1,".repeat(places - 1)}1]}}]`,
    ]),
    ["a value that is nested 100,000 times", `${"[".repeat(100_000)}${"]".repeat(100_000)}`],
    [
      "a message that is nested 100,000 times",
      `{"code":"NO_DATA","message":${"[".repeat(100_000)}${"]".repeat(100_000)}}`,
    ],
  ])("has a sentence within seconds for %s", async (_, body) => {
    for (const status of [200, 400]) {
      const started = performance.now();
      const { calls, conforms } = await withServer(
        (_request, reply) => reply.writeHead(status).end(body),
        (address) => check({ address, only: ["chatHistory"] }),
      );
      expect(conforms).toBe(false);
      expect(calls[0]?.problems[0]?.message).toBeTruthy();
      expect(performance.now() - started).toBeLessThan(20_000);
    }
  });

  it("stops at a server that cannot be reached, and at one that stays silent", async () => {
    const nobody = await withServer(
      () => undefined,
      async (url) => url,
    );
    const down = await check({ address: nobody });
    expect(down.stopped).toBe("The server cannot be reached: nothing listens at this address.");
    expect(down.conforms).toBe(false);
    const silent = await withServer(
      () => undefined,
      (address) => check({ address, timeoutMs: 100 }),
    );
    expect(silent.stopped).toBe("3 calls in a row had no reply.");
  });

  it("sends the token to no other origin", async () => {
    const seen: (string | undefined)[] = [];
    await withServer(
      ({ headers }, reply) => {
        seen.push(headers.authorization);
        reply.end("{}");
      },
      (other) =>
        withServer(
          (_, reply) => reply.writeHead(307, { location: other }).end(),
          (address) => check({ address, member: { token: "secret-token-of-a-member" } }),
        ),
    );
    expect(seen).toEqual([]);
  });

  it("prints no secret and no control character, whatever the server answers", async () => {
    const secrets = ["secret-token-1234567890", "secret-password-1"];
    const echo: RequestListener = (request, reply) => {
      let body = "";
      request.on("data", (chunk) => {
        body += chunk;
      });
      request.on("end", () => {
        if (request.url?.endsWith("/login")) return reply.end(`{"token":"${secrets[0]}"}`);
        const words = `\u001b[2J\u0007\u202e${request.headers.authorization} ${secrets[1]} ${body}`;
        reply.writeHead(request.url?.includes("lookup") ? 200 : 400);
        return reply.end(JSON.stringify({ code: words, message: words, banks: words }));
      });
    };
    await withServer(echo, async (url) => {
      for (const flags of [[], ["--json"], ["--write", "--settle", "0"]]) {
        const { code, output } = await run(
          [url, "--password", ...flags],
          `0812345678\n${secrets[1]}\n`,
        );
        expect(code).toBe(1);
        expect(output).toContain("lookupBanks");
        for (const secret of secrets) expect(output).not.toContain(secret);
        expect(output.replaceAll("\n", "")).not.toMatch(/[\p{Cc}\p{Cf}]/u);
      }
    });
  });

  describe("with the differences of the backend", () => {
    /** The sandbox with a path and the replies of another product. */
    const other: RequestListener = (request, reply) => {
      const chunks: Buffer[] = [];
      request.on("data", (chunk) => chunks.push(chunk));
      request.on("end", async () => {
        const url = (request.url ?? "").replace(/^\/v2\/me$/, "/api/wallet");
        const { method = "GET", headers } = request;
        const body = method === "GET" ? null : Buffer.concat(chunks);
        const { host: _host, connection: _connection, ...sent } = headers;
        const answer = await fetch(server.url + url, {
          method,
          headers: sent as Record<string, string>,
          body,
        });
        const isTransfer = url === "/api/wallet/transfer";
        const text = await answer.text();
        const date = answer.headers.get("date") ?? "";
        reply.writeHead(answer.status, { "content-type": "application/json", date });
        if (!answer.ok) return reply.end(text);
        if (url === "/api/wallet") return reply.end(JSON.stringify({ data: JSON.parse(text) }));
        return reply.end(isTransfer ? '{"state":"booked"}' : text);
      });
    };
    const operations = defineOperations({
      walletGet: {
        path: "/v2/me",
        reply: ({ body }) => (body as { data: Schemas["WalletReply"] }).data,
      },
      walletTransfer: {
        reply: ({ body }) =>
          (body as { state: string }).state === "booked"
            ? { code: "OK" }
            : { error: { code: "TRANSFER_FAIL" } },
      },
    });
    const only = ["walletGet", "walletTransfer"] as const;

    it("finds that it conforms, and proves the properties of its money", async () => {
      await withServer(other, async (address) => {
        const report = await check({ address, member: demo, write: true, only, operations });
        expect(report.calls.filter(({ verdict }) => verdict === "broken")).toEqual([]);
        expect(report.calls.find(({ operationId }) => operationId === "walletGet")?.path).toBe(
          "/v2/me",
        );
        expect(report.money).toMatchObject({ honoursKeys: true, writesKeys: true });
      });
    });

    it.each([
      ["", "body === null"],
      ["OK", 'body === "OK"'],
    ])(
      "names a call that answers %j, with the lines that make a success of it",
      async (body, condition) => {
        const empty: RequestListener = (request, reply) => {
          if (request.url !== "/api/chat/read-customer/") return other(request, reply);
          reply.writeHead(200).end(body);
        };
        await withServer(empty, async (address) => {
          const wanted = { address, member: demo, write: true, only: ["chatMarkRead"] } as const;
          const report = await check(wanted);
          const [call] = report.calls.filter(({ verdict }) => verdict === "broken");
          expect(call?.operationId).toBe("chatMarkRead");
          expect(call?.problems[0]?.message).toContain("proves nothing");
          const lines = linesOfAdapters(report);
          expect(lines).toContain(`      if (${condition}) return { code: "OK" };`);
          const described = defineOperations({
            chatMarkRead: {
              reply: ({ body: given }) => {
                if (given === (body || null)) return { code: "OK" };
                throw new TypeError("chatMarkRead: no outcome");
              },
            },
          });
          const again = await check({ ...wanted, operations: described });
          expect(again.calls.filter(({ verdict }) => verdict === "broken")).toEqual([]);
          expect(linesOfAdapters(again)).toEqual([]);
        });
      },
    );

    it("finds without them that it does not conform", async () => {
      await withServer(other, async (address) => {
        const broken = await brokenOf({ address, member: demo, only: ["walletGet"] });
        expect(broken.map(({ operationId }) => operationId)).toContain("walletGet");
      });
    });

    it("says that an adapter fails, without a secret of the member", async () => {
      const failing = defineOperations({
        walletGet: {
          reply: () => {
            throw new Error("no secret-token-of-a-member");
          },
        },
      });
      await withServer(
        (_, reply) => reply.end("{}"),
        async (address) => {
          const { calls } = await check({
            address,
            member: { token: "secret-token-of-a-member" },
            only: ["walletGet"],
            operations: failing,
          });
          const { message } = calls[0]?.problems[0] ?? {};
          expect(message).toMatch(/^The reply adapter failed: Error: no /);
          expect(message).not.toContain("secret-token");
        },
      );
    });

    it("takes them from the module of the host on the command line", async () => {
      const folder = await mkdtemp(join(tmpdir(), "own-backend-"));
      const api = new URL("../../api/src/index.ts", import.meta.url).href;
      const write = async (name: string, code: string) => {
        const file = join(folder, name);
        await writeFile(file, `import { defineOperations } from "${api}";\n${code}`);
        return file;
      };
      const mapping = '{ lookupBanks: { path: "/v2/banks" } }';
      const right = await write("right.mjs", `export default defineOperations(${mapping});`);
      const seen: string[] = [];
      const recording: RequestListener = ({ url = "" }, reply) => {
        seen.push(url);
        reply.setHeader("content-type", "application/json").end("[]");
      };
      await withServer(recording, async (url) => {
        await run([url, "--only", "lookupBanks", "--operations", right]);
      });
      expect(seen).toEqual(["/v2/banks"]);
      const wrongs = [
        join(folder, "absent.mjs"),
        await write("none.mjs", `export default ${mapping};`),
        await write("outside.mjs", 'defineOperations({ walletGet: { path: "//evil.example" } });'),
        await write("unknown.mjs", "defineOperations({ walletBuy: {} });"),
      ];
      for (const file of wrongs) {
        const { code, output } = await run([server.url, "--operations", file]);
        expect(code, output).toBe(2);
        expect(output).toMatch(/^--operations: .*\n$/);
      }
    });
  });

  it("is a command: prints each call, ends with 0, 1 or 2, and reads secrets from stdin or the environment", async () => {
    const fine = await run([server.url, "--token"], `${await tokenOf()}\n`);
    expect(fine.output).toMatch(/ok {6}GET {4}\/api\/wallet \(walletGet\) 200/);
    expect(fine.output).toMatch(/Conforms: \d+ ok, 0 broken, \d+ skipped\./);
    expect(fine.code).toBe(0);
    server.sandbox.scenario.faults.add({ operationId: "walletGet", kind: "garbage" });
    const env = { SATANG_USERNAME: DEMO_PHONE, SATANG_PASSWORD: DEMO_PASSWORD };
    const broken = await run([server.url, "--password", "--json", "--only", "walletGet"], "", env);
    expect(broken.code).toBe(1);
    expect(JSON.parse(broken.output)).toMatchObject({ conforms: false, address: server.url });
    for (const args of [
      [server.url, "--token", "secret-token"],
      [server.url, "--token=secret-token"],
      [server.url, "--only", "nothing"],
      [server.url, "--write"],
      [server.url, "--header", "authorization=Bearer secret-token"],
      [server.url, "--timeout", "soon"],
      ["ftp://wallet.example"],
      ["https://name:secret-token@wallet.example"],
      [],
    ]) {
      const wrong = await run(args);
      expect(wrong.code, args.join(" ")).toBe(2);
      expect(wrong.output).not.toContain("secret-token");
      expect(wrong.output.trim().split("\n"), wrong.output).toHaveLength(1);
    }
  });
});
