import { beforeEach, describe, expect, it } from "vitest";
import { games } from "../../src/settings/games.data.ts";
import { type Harness, ORIGIN } from "../support/harness.ts";

/** The games of the home screen and their stub sites. */
export function describeGames(open: () => Harness) {
  let api: Harness;
  let token: string;
  beforeEach(async () => {
    api = open();
    await api.scenario.reset();
    token = await api.login();
  });
  const get = async (path: string) => (await api.call(`GET /api/${path}`, { token })).body;
  const visit = async (address: string, init?: RequestInit) => {
    const reply = await api.sandbox.fetch(new Request(new URL(address, ORIGIN), init));
    return { reply, text: await reply.text() };
  };
  const slotOf = async (code: string) =>
    (await get("wallet")).slots.find((slot: { code: string }) => slot.code === code);
  const post = (address: string, fields: Record<string, string>) =>
    visit(address, { method: "POST", body: new URLSearchParams(fields) });

  describe("the stub site of a game", () => {
    it("is signed in with a posted form, names the other fields, and never shows the password", async () => {
      const { username, password, event } = await get("wallet/account/UFABET");
      const { web } = await slotOf("UFABET");
      const { text, reply } = await post(web, { ...event, username, password });
      expect(text).toContain(`Signed in as ${username}`);
      expect(text).toContain("txtLogin: Login");
      expect(text).not.toContain(password);
      expect(reply.headers.get("content-security-policy")).toMatch(/; sandbox$/);
      expect((await post(web, { username, password: "no" })).text).toContain("Wrong");
      expect((await visit(web)).text).toContain("Please sign in");
    });

    it("shows markup that was posted as text", async () => {
      const { web } = await slotOf("UFABET");
      expect((await post(web, { note: "<img src=x>" })).text).not.toContain("<img");
    });

    it("opens with the link of an auto-login, for a minute and until the password changes", async () => {
      const { username } = await get("wallet/account/PG");
      const { link } = await get(`autoLogin/pg/${username}`);
      expect(link).not.toContain(username);
      expect((await visit(link)).text).toContain(`Signed in as ${username}`);
      expect((await visit(link.replace("PG", "BETFLIX"))).text).toContain("no longer valid");
      await get("wallet/resetpassword/PG");
      expect((await visit(link)).text).toContain("no longer valid");
      const later = await get(`autoLogin/pg/${username}`);
      api.scenario.clock.advance(61_000);
      expect((await visit(later.link)).text).toContain("no longer valid");
    });

    it("is not opened by a call that takes other credentials than its provider", async () => {
      const pg = await get("wallet/account/PG");
      expect((await get(`autoLogin/pg/${pg.username}/${pg.password}`)).code).toBe("NO_GAME");
      const usun = await get("wallet/account/USUN");
      expect((await get(`autoLogin/usun/${usun.username}`)).code).toBe("NO_GAME");
    });

    it("knows no username with a character that the database cannot store", async () => {
      const { web } = await slotOf("UFABET");
      expect((await post(web, { username: "\0", password: "x" })).text).toContain("Wrong");
      expect(api.errors).toEqual([]);
    });

    it("does not exist for an unknown game", async () => {
      expect((await visit("/api/game-site/NOTHING/play")).reply.status).toBe(404);
    });
  });

  describe("the games of the site", () => {
    const joker = games.filter(({ code }) => code === "JOKER");

    it("are settings: an own address, no address, and a new game", async () => {
      const own = { ...joker[0], code: "RIVER", name: "River", web: "https://river.example/" };
      await api.scenario.setSettings({ games: [...joker, own] as typeof games });
      expect((await get("wallet")).slots).toHaveLength(2);
      expect(await slotOf("RIVER")).toMatchObject({ web: own.web, isActive: false });
      await get("wallet/activate/RIVER");
      expect((await get("wallet/account/RIVER")).username).toMatch(/river$/);
      await api.scenario.setSettings({ games: [{ ...joker[0], web: "" }] as typeof games });
      expect(await slotOf("JOKER")).toMatchObject({ web: null });
      expect((await get("wallet/account/RIVER")).code).toBe("NO_GAME");
    });

    it("are checked", async () => {
      const wrong = [{ ...joker[0], category: "poker" }] as never;
      await expect(api.scenario.setSettings({ games: wrong })).rejects.toThrow(
        /games is a list of/,
      );
    });
  });
}
