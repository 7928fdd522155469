import { createHash, randomUUID } from "node:crypto";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { createServer, request } from "node:http";
import { networkInterfaces, tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createSandbox, DEMO_PHONE, type SandboxServer, startServer } from "../src/index.ts";
import { listen } from "../src/server/listen.ts";
import { START_TIMEOUT } from "./support/start-timeout.ts";

const page = '<!doctype html><html><body><div id="root"></div></body></html>';
const inlineScript = "document.title = 'Satang'";
const inlineStyle = "html { color: red }";
const pageWithInline = `<!doctype html><head><script>${inlineScript}</script><style>${inlineStyle}</style><script src="/a.js" async></script></head>`;
const script = `export const words = ${JSON.stringify("satang ".repeat(400))};`;

async function builtApp(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "satang-app-"));
  await mkdir(join(folder, "assets"));
  await writeFile(join(folder, "index.html"), page);
  await mkdir(join(folder, "inline"));
  await writeFile(join(folder, "inline", "index.html"), pageWithInline);
  await writeFile(join(folder, "favicon.svg"), "<svg xmlns='http://www.w3.org/2000/svg'/>");
  await writeFile(join(folder, "assets", "index-a1b2c3d4.js"), script);
  await writeFile(join(folder, "assets", "p-0bec375.css"), "a {}");
  await writeFile(join(folder, "assets", "logo.svg"), "<svg xmlns='http://www.w3.org/2000/svg'/>");
  return folder;
}

const addresses = Object.values(networkInterfaces()).flatMap((known) => known ?? []);
const hasIpv6 = addresses.some(({ address }) => address === "::1");

describe("a sandbox on a port", () => {
  let folder: string;
  let server: SandboxServer;
  beforeAll(async () => {
    folder = await builtApp();
    server = await startServer({ port: 0, staticDir: folder, trustedTypes: ["satang-html"] });
  }, START_TIMEOUT);
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });
  const get = (path: string, init: RequestInit = {}) =>
    fetch(`${server.url}${path}`, {
      ...init,
      headers: { "x-client": "wallet-user", ...(init.headers as Record<string, string>) },
    });
  const scenario = async (path: string, body: unknown) => {
    const reply = await get(`/sandbox${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    return { status: reply.status, body: await reply.json() };
  };
  const signIn = async (): Promise<string> => {
    const reply = await get("/api/login", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ username: DEMO_PHONE, password: "satang-demo" }),
    });
    return (await reply.json()).token;
  };

  it("keeps an idle connection for longer than a proxy in front of it, which sends the next call over it", async () => {
    const reply = await get("/api/lookup/info");
    const [, seconds] = /timeout=(\d+)/.exec(reply.headers.get("keep-alive") ?? "") ?? [];
    expect(Number(seconds)).toBeGreaterThan(60);
  });

  it("serves the app on each of its paths, with a strict policy", async () => {
    for (const path of ["/", "/login", "/user/home?x=1"]) {
      const reply = await get(path);
      expect(await reply.text()).toBe(page);
      expect(reply.headers.get("cache-control")).toBe("no-store");
      expect(reply.headers.get("content-security-policy")).toBe(
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; " +
          "font-src 'self'; connect-src 'self'; media-src 'self' blob:; manifest-src 'self'; " +
          "worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; " +
          "require-trusted-types-for 'script'; trusted-types satang-html",
      );
      expect(reply.headers.get("cross-origin-opener-policy")).toBe("same-origin");
      expect(reply.headers.get("permissions-policy")).toBe(
        "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
      );
      expect(reply.headers.get("referrer-policy")).toBe("no-referrer");
      expect(reply.headers.get("x-content-type-options")).toBe("nosniff");
    }
  });

  it("allows the inline script and the inline style of a page, and of no other page", async () => {
    const sourceOf = (content: string) =>
      `'sha256-${createHash("sha256").update(content).digest("base64")}'`;
    const reply = await get("/inline");
    expect(await reply.text()).toBe(pageWithInline);
    const policy = (reply.headers.get("content-security-policy") ?? "").split("; ");
    expect(policy).toContain(`script-src 'self' ${sourceOf(inlineScript)}`);
    expect(policy).toContain(`style-src 'self' ${sourceOf(inlineStyle)}`);
    expect((await get("/")).headers.get("content-security-policy")).not.toContain("sha256");
  });

  it("lets hashed files be cached forever, compresses them and answers 304", async () => {
    const path = "/assets/index-a1b2c3d4.js";
    const reply = await get(path, { headers: { "accept-encoding": "br, gzip" } });
    expect(reply.headers.get("content-encoding")).toBe("br");
    expect(reply.headers.get("cache-control")).toContain("immutable");
    expect(await reply.text()).toBe(script);
    const etag = reply.headers.get("etag") ?? "";
    expect((await get(path, { headers: { "if-none-match": etag } })).status).toBe(304);
    const raw = await server.sandbox.fetch(
      new Request(`http://x${path}`, { headers: { "accept-encoding": "br" } }),
    );
    const sent = Buffer.from(await raw.arrayBuffer());
    expect(sent.length).toBeLessThan(200);
    expect(brotliDecompressSync(sent).toString()).toBe(script);
  });

  it.each([
    ["/assets/p-0bec375.css", "public, max-age=31536000, immutable"],
    ["/assets/logo.svg", "no-cache"],
    ["/", "no-store"],
  ])("says how long %s may be kept", async (path, kept) => {
    expect((await get(path)).headers.get("cache-control")).toBe(kept);
  });

  it.each(["127.0.0.999", "1.2.3.4.5", "256.1"])(
    "refuses the Host %s, which is no address, as a mistake of the client",
    async (host) => {
      for (const path of ["/api/lookup/info", "/sandbox/clock", "/login"]) {
        const status = await new Promise((resolve) => {
          const sent = request({ host: "127.0.0.1", port: server.port, path, headers: { host } });
          sent.on("response", (reply) => resolve(reply.resume().statusCode)).end();
        });
        expect([path, status]).toEqual([path, 400]);
      }
    },
  );

  it("answers 404 for a missing file and for a path that leaves the folder", async () => {
    expect((await get("/assets/none.js")).status).toBe(404);
    expect((await get("/..%2f..%2fetc%2fpasswd.txt")).status).toBe(404);
  });

  it("sends its own time and lets another origin read it", async () => {
    await scenario("/clock", { freezeAt: "2030-01-02T03:04:05Z" });
    const reply = await get("/api/lookup/info", { headers: { origin: "http://other.test" } });
    expect(reply.headers.get("date")).toBe("Wed, 02 Jan 2030 03:04:05 GMT");
    expect(reply.headers.get("access-control-allow-origin")).toBe("*");
    expect(reply.headers.get("access-control-expose-headers")).toBe("Date,Retry-After");
    await scenario("/clock", { reset: true });
  });

  it("seeds again at a given moment and stops its time there", async () => {
    await scenario("/reset", { freezeAt: "2020-01-02T03:04:05Z" });
    const token = await signIn();
    const reply = await get("/api/statement", {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      body: JSON.stringify({ page: 1, limit: 100 }),
    });
    const years = new Set((await reply.text()).match(/(?<=")20\d\d(?=-)/g));
    expect(Math.max(...[...years].map(Number))).toBe(2020);
    await scenario("/reset", {});
  });

  it("lets no reply be stored but files of the app and the pictures of everyone", async () => {
    const stored = async (path: string, init?: RequestInit) =>
      (await get(path, init)).headers.get("cache-control");
    const kinds = ["code", "processing", "tooMany", "garbage", "html", "gone", "status"] as const;
    for (const kind of kinds) {
      await scenario("/faults", { operationId: "lookupInfo", kind });
      expect(await stored("/api/lookup/info"), kind).toBe("no-store");
    }
    await scenario("/faults", { operationId: "lookupInfo", kind: "body", body: "{}" });
    expect(await stored("/api/lookup/info")).toBe("no-store");
    const headers = { authorization: `Bearer ${await signIn()}` };
    const paths = ["wallet", "account/profile", "unheard-of", "media/none.svg", "media/uploads/1"];
    for (const path of paths) expect(await stored(`/api/${path}`, { headers })).toBe("no-store");
    for (const path of ["clock", "otp?phone=1", "faults", "unheard-of"]) {
      expect(await stored(`/sandbox/${path}`), path).toBe("no-store");
    }
    expect(await stored("/api/login", { method: "POST", body: "{}" })).toBe("no-store");
  });

  it.each(["constructor", "toString", "__proto__", "valueOf-emblem", "hasOwnProperty"])(
    "draws no picture for %s, a name that every object has",
    async (name) => {
      expect((await get(`/api/media/${name}.svg`)).status).toBe(404);
    },
  );

  it.each(["constructor", "toString", "__proto__"])(
    "finds nothing under %s, a name that every object has",
    async (name) => {
      const headers = { authorization: `Bearer ${await signIn()}` };
      for (const path of [
        `qrcode/${name}`,
        `bonus/activate/${name}`,
        `wallet/activate/${name}`,
        `autoLogin/${name}/x`,
        `statement/slip/reference/${name}`,
        name,
      ]) {
        const key = { "idempotency-key": randomUUID() };
        const { status } = await get(`/api/${path}`, { headers: { ...headers, ...key } });
        expect([path, status]).toEqual([path, 404]);
      }
      const promotion = await get(`/api/promotion/find/${name}`, { headers });
      expect(await promotion.json()).toBeNull();
      for (const [path, body] of [
        ["/settings", `{"${name}":true}`],
        ["/settings", `{"references":"${name}"}`],
        ["/faults", `{"operationId":"${name}","kind":"gone"}`],
        ["/faults", `{"operationId":"*","kind":"${name}"}`],
        ["/faults", `{"operationId":"*","kind":"code","code":"${name}"}`],
        ["/credit", `{"phone":"${DEMO_PHONE}","provider":"${name}"}`],
        ["/member", `{"phone":"${DEMO_PHONE}","${name}":1}`],
      ] as const) {
        expect([body, (await scenario(path, JSON.parse(body))).status]).toEqual([body, 400]);
      }
    },
  );

  it("cuts the connection for a fault, and for no other call", async () => {
    await scenario("/faults", { operationId: "lookupInfo", kind: "dropBefore" });
    await expect(get("/api/lookup/info")).rejects.toThrow();
    expect((await get("/api/lookup/info")).status).toBe(200);
  });

  it("carries out a slow call although its client closed the connection", async () => {
    const headers = { authorization: `Bearer ${await signIn()}`, "idempotency-key": randomUUID() };
    await scenario("/faults", { operationId: "walletTransfer", kind: "slow", ms: 3_600_000 });
    const stop = new AbortController();
    const sent = get("/api/wallet/transfer", {
      method: "POST",
      headers: { ...headers, "content-type": "application/json" },
      body: JSON.stringify({ from: "wallet", to: "PG", amount: 10 }),
      signal: stop.signal,
    });
    const refused = expect(sent).rejects.toThrow("aborted");
    const movements = async () => (await (await get("/sandbox/ledger")).json()).result.movements;
    const before = await movements();
    await expect
      .poll(async () => (await (await get("/sandbox/faults")).json()).result, { timeout: 10_000 })
      .toEqual([]);
    stop.abort();
    await refused;
    await scenario("/faults/carry-out", {});
    await expect.poll(movements, { timeout: 10_000 }).toBe(before + 1);
    await scenario("/reset", {});
  });

  it("answers scenario calls and explains a wrong one", async () => {
    expect((await scenario("/credit", { phone: DEMO_PHONE, amount: 20 })).body).toEqual({
      ok: true,
      result: 20,
    });
    const unknown = await scenario("/faults", { operationId: "nothing", kind: "gone" });
    expect(unknown.status).toBe(400);
    expect(unknown.body.message).toContain("no operation nothing");
    expect((await scenario("/credit", { phone: "1" })).status).toBe(400);
    expect((await scenario("/reset", {})).status).toBe(200);
    const books = await (await get("/sandbox/ledger")).json();
    expect(books.result).toMatchObject({ total: 0, drifted: [], overdrawn: [] });
  });

  it("draws every picture that its replies refer to", async () => {
    const token = await signIn();
    const headers = { authorization: `Bearer ${token}` };
    const texts = await Promise.all(
      ["/api/wallet", "/api/bonus", "/api/invite/banners", "/api/lookup/contact"].map(
        async (path) => (await get(path, { headers })).text(),
      ),
    );
    const paths = new Set(texts.join().match(/\/api\/media\/[\w-]+\.svg/g));
    expect(paths.size).toBeGreaterThan(4);
    for (const path of paths) {
      const reply = await get(path);
      expect([reply.status, reply.headers.get("content-type")]).toEqual([200, "image/svg+xml"]);
      expect(await reply.text()).toMatch(/^<svg .*<\/svg>$/s);
    }
  });
});

describe("the policy of the served app", { timeout: START_TIMEOUT }, () => {
  it("names no Trusted Types policy that the app does not create", async () => {
    const staticDir = await builtApp();
    const sandbox = await createSandbox({ staticDir });
    const reply = await sandbox.fetch(new Request("http://localhost/"));
    const policy = reply.headers.get("content-security-policy") ?? "";
    expect(/trusted-types ([^;]*)$/.exec(policy)?.[1]).toBe("dompurify satang-worker");
    await sandbox.close();
    await rm(staticDir, { recursive: true });
  });
});

describe("starting", { timeout: START_TIMEOUT }, () => {
  it("uses the next port when one is in use", async () => {
    const [taken, other] = [createServer(), createServer()];
    const port = await listen(taken, 0, "127.0.0.1");
    expect(await listen(other, port, "127.0.0.1")).toBeGreaterThan(port);
    await Promise.all([taken, other].map((server) => new Promise((done) => server.close(done))));
  });

  it.runIf(hasIpv6)(
    "uses the next port when another program has it on IPv6, which a browser could reach by localhost",
    async () => {
      const [taken, other] = [createServer(), createServer()];
      const port = await listen(taken, 0, "::1");
      for (const host of ["127.0.0.1", "0.0.0.0", "localhost"]) {
        expect(await listen(other, port, host), host).toBeGreaterThan(port);
        await new Promise((done) => other.close(done));
      }
      await new Promise((done) => taken.close(done));
    },
  );

  it.runIf(hasIpv6)(
    "answers on both addresses of localhost, and on neither after it is closed",
    async () => {
      const server = await startServer({ port: 0 });
      const urls = ["127.0.0.1", "[::1]"].map(
        (host) => `http://${host}:${server.port}/sandbox/clock`,
      );
      for (const url of urls) expect((await fetch(url)).status, url).toBe(200);
      await server.close();
      for (const url of urls) await expect(fetch(url), url).rejects.toThrow();
    },
  );

  it("keeps the data of a folder over a restart, and has no scenario calls when they are switched off", async () => {
    const home = await mkdtemp(join(tmpdir(), "satang-data-"));
    const path = join(home, "data");
    const first = await createSandbox({ database: { kind: "folder", path } });
    await first.scenario.credit({ phone: DEMO_PHONE, amount: 7 });
    const { movements } = await first.scenario.audit();
    await first.close();
    const second = await createSandbox({ database: { kind: "folder", path }, scenarios: false });
    expect(await second.scenario.audit()).toMatchObject({ movements, total: 0, drifted: [] });
    const reset = new Request("http://x/sandbox/reset", { method: "POST" });
    expect((await second.fetch(reset)).status).toBe(404);
    await second.close();
    await rm(home, { recursive: true });
  });

  it("leaves the data folder free when there is no app to serve", async () => {
    const home = await mkdtemp(join(tmpdir(), "satang-free-"));
    const database = { kind: "folder", path: home } as const;
    const staticDir = join(home, "missing");
    await expect(createSandbox({ database, staticDir })).rejects.toThrow("missing");
    expect(await readdir(home)).toEqual([]);
    await rm(home, { recursive: true });
  });
});
