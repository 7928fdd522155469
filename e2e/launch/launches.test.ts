import { type Client, createClient } from "@satang/api";
import { createSandbox, DEMO_PASSWORD, DEMO_PHONE, type Sandbox } from "@satang/sandbox";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { gameLaunches } from "../../packages/headless/src/games/game-launch.data.ts";
import { launchOf } from "../../packages/headless/src/games/game-launch.rules.ts";
import {
  createAutoLogin,
  type GameSiteTools,
  readGameSite,
} from "../../packages/headless/src/games/read-game-site.ts";
import type { Destination } from "../../packages/headless/src/launcher/launcher.rules.ts";

const SITE = "http://localhost:4600";
/** A database starts; on a busy machine that takes longer than a test may, ms. */
const START_TIMEOUT = 60_000;

let sandbox: Sandbox;
let client: Client;
let requests: string[] = [];

beforeAll(async () => {
  sandbox = await createSandbox();
  let token: string | null = null;
  client = createClient({
    baseUrl: SITE,
    getToken: () => token,
    fetch: (request) => {
      requests.push(request.url);
      return sandbox.fetch(request);
    },
  });
  const reply = await client.session.login({ username: DEMO_PHONE, password: DEMO_PASSWORD });
  token = reply.ok ? reply.data.token : null;
}, START_TIMEOUT);
afterAll(() => sandbox.close());

async function gameOf(code: string) {
  const wallet = await client.wallet.get();
  const game = wallet.ok ? wallet.data.slots.find((slot) => slot.code === code) : undefined;
  if (!game) throw new Error(`the sandbox has no ${code}`);
  if (!game.isActive) await client.wallet.activateGame({ code });
  return game;
}

async function credentialsOf(code: string) {
  const reply = await client.wallet.gameAccount({ code });
  if (!reply.ok) throw new Error(`no credentials of ${code}`);
  return { ...reply.data, event: reply.data.event ?? null };
}

async function siteOf(code: string, own: Partial<GameSiteTools> = {}) {
  const game = await gameOf(code);
  const credentials = await credentialsOf(code);
  requests = [];
  const site = await readGameSite(game, {
    launch: launchOf(code),
    readCredentials: async () => ({ ok: true, data: credentials }),
    readAutoLogin: createAutoLogin(client),
    base: `${SITE}/user/home`,
    ...own,
  });
  return { ...credentials, site };
}

/** The page of the stub site for a tab that goes there. */
async function visit(to: Destination): Promise<string> {
  const request =
    typeof to === "string"
      ? new Request(to)
      : new Request(to.action, { method: "POST", body: new URLSearchParams(to.fields) });
  return (await sandbox.fetch(request)).text();
}

const CODES = Object.keys(gameLaunches);

it("knows the sixteen providers, eleven of them with an auto-login", () => {
  expect(CODES).toHaveLength(16);
  const kinds = Object.values(gameLaunches).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === "autoLogin")).toHaveLength(11);
});

it.each(CODES)("%s opens its site, signed in unless it takes no form", async (code) => {
  const { site, username, password, event } = await siteOf(code);
  if (!site.ok) throw new Error(site.error.kind);
  const isSignedIn = launchOf(code).kind === "autoLogin" || event !== null;
  expect(await visit(site.data)).toContain(isSignedIn ? `Signed in as ${username}` : "sign in");
  const address = typeof site.data === "string" ? site.data : site.data.action;
  expect(address).toMatch(new RegExp(`^${SITE}/api/game-site/${code}/`));
  expect(address).not.toContain(password);
  expect(address).not.toContain(username);
});

it("posts the fields of the event together with the credentials, which win", async () => {
  const { site, username, password } = await siteOf("UFABET", {
    readCredentials: async () => ({
      ok: true,
      data: {
        ...(await credentialsOf("UFABET")),
        event: { lang: "th-th", round: 7, on: true, username: "other", deep: { x: 1 }, no: null },
      },
    }),
  });
  expect(site).toMatchObject({
    data: { fields: { lang: "th-th", round: "7", on: "true", username, password } },
  });
  expect(site.ok && typeof site.data !== "string" && Object.keys(site.data.fields)).toHaveLength(5);
});

it("asks only providers that take it for a password, each in its own segment of the path", async () => {
  await siteOf("PG");
  expect(requests).toEqual([expect.stringMatching(/\/autoLogin\/pg\/[^/]+$/)]);
  await siteOf("USUN");
  expect(requests).toEqual([expect.stringMatching(/\/autoLogin\/usun\/[^/]+\/[^/]+$/)]);
});

it("opens the address of a provider that it does not know, and asks nothing", async () => {
  const game = await gameOf("PG");
  const readCredentials = vi.fn();
  const tools = { launch: launchOf("NEW"), readCredentials, readAutoLogin: vi.fn(), base: SITE };
  const site = await readGameSite(game, tools);
  expect(site).toEqual({ ok: true, data: `${SITE}/api/game-site/PG/play` });
  expect(readCredentials).not.toHaveBeenCalled();
});

it.each([
  ["UFABET", "http://game.example/play"],
  ["UFABET", "javascript:alert(1)"],
  ["NEW", "data:text/html,1"],
  ["NEW", null],
])("%s with the address %s is not opened", async (code, web) => {
  const tools = { readAutoLogin: vi.fn(), base: "https://wallet.example/user" };
  const site = await readGameSite(
    { web },
    {
      ...tools,
      launch: launchOf(code),
      readCredentials: async () => ({
        ok: true,
        data: { username: "sat1001", password: "secret", event: { lang: "th" } },
      }),
    },
  );
  expect(site.ok).toBe(false);
  expect(JSON.stringify(site)).not.toContain("secret");
});

it("a link of an auto-login is checked, and a partner's call takes the place of the service's", async () => {
  const readAutoLogin = vi.fn(async () => ({ ok: true, data: "javascript:alert(1)" }) as const);
  const { site, username } = await siteOf("PG", { readAutoLogin });
  expect(site.ok).toBe(false);
  expect(readAutoLogin).toHaveBeenCalledExactlyOnceWith({
    provider: "pg",
    username,
    password: null,
  });
  expect(requests).toEqual([]);
});

it("a partner's table wins, and codes are compared without case", () => {
  expect(launchOf("ufabet")).toEqual({ kind: "form" });
  expect(launchOf("RIVER", { RIVER: { kind: "form" } })).toEqual({ kind: "form" });
  expect(launchOf("PG", { PG: { kind: "web" } })).toEqual({ kind: "web" });
  expect(launchOf("constructor")).toEqual({ kind: "web" });
});
