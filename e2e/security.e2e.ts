import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { DEMO_PHONE } from "@satang/sandbox";
import { attacks } from "@satang/story-kit/markup-attacks";
import { markupPayloads } from "@satang/story-kit/markup-payloads";
import { BONUS, CASH, NONE } from "./fixtures/offers.data.ts";
import { expect, test } from "./fixtures/test.ts";

test("a script that is inserted into the page is blocked, and the listener of each test records it", async ({
  page,
  violations,
}) => {
  await page.goto("/login");
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.append("window.broken = true");
    document.head.append(script);
  });
  await expect.poll(() => violations.length).toBeGreaterThan(0);
  expect(violations.join("\n")).toMatch(/script-src|trusted-types|require-trusted-types-for/);
  expect(await page.evaluate(() => "broken" in window)).toBe(false);
  violations.length = 0;
});

test("thousands of attacks in the texts of the service run nothing, and the policy of the page has nothing to report", async ({
  page,
  violations,
}) => {
  // All that the fuzz data has. The next test has the other places of such texts.
  expect(markupPayloads.length).toBeGreaterThanOrEqual(3_718);
  const AT_ONCE = 100;
  let contactText = "";
  await page.route("**/api/lookup/contact", (route) => route.fulfill({ json: { contactText } }));
  for (let from = 0; from < markupPayloads.length; from += AT_ONCE) {
    const markup = markupPayloads.slice(from, from + AT_ONCE).join("<p>next</p>");
    contactText = `<p>attacks from ${from}</p>${markup}`;
    await page.goto("/contact");
    await expect(page.getByText(`attacks from ${from}`, { exact: true })).toBeVisible();
    expect(violations).toEqual([]);
  }
});

test.describe("a member of a service with attacks in each of its texts", () => {
  test.use({ signedIn: true, agreed: false });

  test("reads the text around them in each place, and none of them runs", async ({
    app,
    page,
    scenario,
    violations,
    words: { t },
  }) => {
    test.slow();
    const mark = "a text of the service";
    const known = Object.values(attacks);
    const among = (markup: readonly string[]) => `<p>${mark}</p>${markup.join("<p>next</p>")}`;
    const markup = among(markupPayloads.slice(0, known.length - 1));
    const names = new Set(["agreements", "conditions", "notice", "info", "htmlDescription"]);
    const banners = known.map((attack) => ({ image: "", html: among([attack]) }));
    await page.route(
      /\/api\/(lookup\/(agreements|conditions|notice)|refund\/check|spinwheel\/(setup|spin))$/,
      async (route) => {
        const response = await route.fetch();
        const json = JSON.parse(await response.text(), (name, value: unknown) =>
          names.has(name) && typeof value === "string" ? markup : value,
        ) as object;
        await route.fulfill({ response, json });
      },
    );
    await page.route(/\/api\/(refund|invite)\/banners$/, (route) =>
      route.fulfill({ json: { banners } }),
    );
    const shown = page.getByRole("dialog").getByText(mark, { exact: true });
    const expectHarmless = async (place: string, texts = 1) => {
      await expect(shown, place).toHaveCount(texts);
      expect(violations, place).toEqual([]);
    };
    await scenario.setSettings({ bonuses: [BONUS], wheelSlices: [CASH, NONE] });

    await app.home.open();
    await expectHarmless("the agreement");
    await app.home.acceptAgreement();
    await app.menu.conditions.click();
    await expectHarmless("the conditions");
    await page.keyboard.press("Escape");
    for (const name of ["invite", "refund"] as const) {
      await app.menu.choose(name);
      await expect(app[name].next).toBeVisible();
      await expectHarmless(`the banners of ${name}`, known.length);
      await app[name].next.click();
      if (name === "refund") {
        await expect(app.refund.receive).toBeVisible();
        await expectHarmless("the refund");
      }
      await page.keyboard.press("Escape");
      await page.getByRole("dialog").waitFor({ state: "hidden" });
    }
    await app.menu.choose("spin");
    await app.spin.start.click();
    await expect(app.spin.prize("coupon")).toBeVisible();
    await expectHarmless("the prize");
    await page.goto("/user/bonus");
    await app.bonuses.card(BONUS.name).click();
    await expectHarmless("the bonus");
    await expect(page.getByText(t("errors.unexpected.title"))).toHaveCount(0);
  });
});

test.describe("a member of a service that names another site for pictures of its games", () => {
  test.use({ signedIn: true });

  test("asks that site for nothing: not on home, not in a game, not in a transfer", async ({
    app,
    page,
    violations,
  }) => {
    const spy = "https://spy.example/game.png";
    const asked: string[] = [];
    page.on("request", (request) => void asked.push(request.url()));
    await page.route(/\/api\/wallet(\/refresh\/slot)?$/, async (route) => {
      const response = await route.fetch();
      const reading = (await response.json()) as { readonly slots: readonly object[] };
      const slots = reading.slots.map((game) => ({ ...game, logo: spy, background: spy }));
      await route.fulfill({ response, json: { ...reading, slots } });
    });
    await app.home.open();
    const tile = app.home.game("Joker").first();
    await tile.scrollIntoViewIfNeeded();
    await expect(tile.locator("img")).toHaveCount(0);
    await app.home.pressGame("Joker");
    await expect(app.game.root("Joker")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(app.game.root("Joker")).toBeHidden();
    await app.fillTransfer("1");
    expect(violations).toEqual([]);
    expect(asked.filter((address) => address.startsWith(new URL(spy).origin))).toEqual([]);
  });
});

interface Request {
  readonly method?: string;
  readonly mode?: "cors" | "no-cors";
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

test.describe("a page of another origin in the owner's browser", () => {
  /** The same machine on another port: another origin that the browser lets call this machine. */
  const openOther = async () => {
    const server = createServer((_, reply) => {
      reply.setHeader("content-type", "text/html").end("<!doctype html><title>other</title>");
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    return { url: `http://localhost:${port}/`, close: () => server.close() };
  };

  /** Makes a request as a page can; what it may read of the reply, or `undefined`. */
  const ask = (page: Page, url: string, init: Request) =>
    page.evaluate(
      ([address, options]) =>
        fetch(address, options)
          .then((reply) => reply.text())
          .catch(() => undefined),
      [url, init] as const,
    );

  test("reads no one-time code, credits no money and empties nothing", async ({
    page,
    scenario,
    server,
    violations,
  }) => {
    const other = await openOther();
    await page.goto(other.url);
    const before = await scenario.audit();
    const credit = JSON.stringify({ phone: DEMO_PHONE, amount: 999 });
    const types = ["text/plain", "application/x-www-form-urlencoded", "application/json"];
    for (const mode of ["cors", "no-cors"] as const) {
      for (const type of types) {
        const headers = { "content-type": type };
        for (const [path, body] of [
          ["credit", credit],
          ["reset", "{}"],
          ["member", JSON.stringify({ phone: DEMO_PHONE, coin: 99 })],
        ]) {
          const init = { method: "POST", mode, headers, body: body ?? "" };
          expect(await ask(page, `${server.url}/sandbox/${path}`, init)).toBeFalsy();
        }
      }
      for (const path of [`otp?phone=${DEMO_PHONE}`, "ledger", "faults", "clock"]) {
        expect(await ask(page, `${server.url}/sandbox/${path}`, { mode })).toBeFalsy();
      }
    }
    await page.setContent(
      `<form method="post" enctype="text/plain" action="${server.url}/sandbox/credit">
        <input name='${credit.slice(0, -1)},"x":"' value='"}'><button>Send</button></form>`,
    );
    await page.getByRole("button", { name: "Send" }).click();
    await expect(page.getByText("another origin")).toBeVisible();
    expect(await scenario.audit()).toEqual(before);
    violations.length = 0;
    other.close();
  });

  test("calls the contract: a partner's page does", async ({ page, server, scenario: _reset }) => {
    const other = await openOther();
    await page.goto(other.url);
    const headers = { "x-client": "wallet-user" };
    expect(await ask(page, `${server.url}/api/lookup/info`, { headers })).toContain("{");
    other.close();
  });
});
