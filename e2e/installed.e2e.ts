import { appendFile, cp, mkdtemp, rm } from "node:fs/promises";
import { request as ask, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Page } from "@playwright/test";
import { startServer } from "@satang/sandbox";
import { EDITIONS } from "../scripts/setup/editions.mjs";
import { expectAccessible } from "./fixtures/axe.ts";
import { Keyboard } from "./fixtures/keyboard.ts";
import { expect, inLanguage, test } from "./fixtures/test.ts";
import { signIn, storageOf } from "./fixtures/visit.ts";
import { App } from "./models/app.ts";

test.use({ serviceWorkers: "allow" });

/** Waits until the worker controls the page, and the files that the page has loaded are stored. */
async function installed(page: Page) {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open("assets")).keys()).length))
    .toBeGreaterThan(5);
}

/** The address of everything that any cache of the origin holds. */
const storedIn = (page: Page) =>
  page.evaluate(async () => {
    const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(caches_.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname + new URL(url).search);
  });

test("the app can be installed: its name, icons and start are valid", async ({
  baseURL,
  page,
  request,
}) => {
  await page.goto("/login");
  const devtools = await page.context().newCDPSession(page);
  const { errors, data } = await devtools.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  const { icons, ...manifest } = JSON.parse(data ?? "{}");
  expect(manifest).toMatchObject({
    name: "Satang",
    display: "standalone",
    start_url: "/",
    id: "/",
  });
  const purposes = icons.map(({ sizes, purpose }: Record<string, string>) => `${sizes} ${purpose}`);
  for (const size of ["192x192", "512x512"])
    for (const purpose of ["any", "maskable"]) expect(purposes).toContain(`${size} ${purpose}`);
  for (const { src, sizes, type } of icons) {
    const reply = await request.get(`${baseURL}${src}`);
    expect(reply.headers()["content-type"]).toBe(type);
    if (type !== "image/png") continue;
    const header = (await reply.body()).subarray(16, 24);
    expect(`${header.readUInt32BE(0)}x${header.readUInt32BE(4)}`).toBe(sizes);
  }
});

inLanguage("en", () => {
  test("a visitor without a connection gets the app, and what was typed stays", async ({
    app,
    context,
    page,
    words: { t },
  }) => {
    await app.login.open();
    await installed(page);
    await context.setOffline(true);
    await page.reload();
    await expect(app.login.heading).toBeVisible();
    await expect(page.getByText(t("app.offline.banner"))).toBeVisible();
    await app.login.signIn();
    await expect(app.alert(t("session.lostLine.title"))).toBeVisible();
    await expect(app.login.username).not.toHaveValue("");
    await context.setOffline(false);
    await app.login.submit.click();
    await expect(app.home.wallet).toBeVisible();
  });
});

inLanguage("th", () => {
  test.use({ signedIn: true });

  test("a member without a connection sees the screens that were used, and no cache holds anything private", async ({
    app,
    books,
    context,
    page,
    words: { t },
  }) => {
    const cash = await books.cash();
    await app.home.open();
    await expect(app.home.balance(cash)).toBeVisible();
    await app.fillTransfer("20");
    await app.transfer.submit.click();
    await app.transfer.finish();
    await installed(page);
    // Not the registration: it signs a member out when its form is shown (decision 18).
    await page.goto("/contact?code=PR1001");
    await page.goto("/user/home?from=advert");
    await expect(app.home.balance(cash - 20)).toBeVisible();

    const stored = await storedIn(page);
    expect(stored.length).toBeGreaterThan(20);
    const known = /^\/(?:assets\/[\w.-]+|index\.html|favicon\.svg)(?:\?__WB_REVISION__=\w+)?$/;
    expect(stored.filter((address) => !known.test(address))).toEqual([]);

    await context.setOffline(true);
    await page.reload();
    await expect(app.home.balance(cash - 20)).toBeVisible();
    await expect(page.getByText(t("app.offline.banner"))).toBeVisible();
  });
});

test("a new version waits until the member starts it", async ({ browser, words }) => {
  const folder = await mkdtemp(join(tmpdir(), "satang-"));
  await cp(resolve(EDITIONS.thai.folder), folder, { recursive: true });
  let server = await startServer({ port: 0, staticDir: folder });
  const { url } = server;
  const port = Number(new URL(url).port);
  const token = await signIn(url);
  const context = await browser.newContext({
    serviceWorkers: "allow",
    storageState: storageOf({ url, locale: "th", token }),
  });
  try {
    const page = await context.newPage();
    await page.goto(`${url}/user/home`);
    await installed(page);
    // The next server does not know the member: a page that asks it meanwhile signs out.
    await page.goto("about:blank");
    await server.close();
    await appendFile(join(folder, "service-worker.js"), "\n// The next version.\n");
    server = await startServer({ port, staticDir: folder });
    await context.addInitScript((fresh) => localStorage.setItem("token", fresh), await signIn(url));
    await page.goto(`${url}/user/home`);
    const start = page.getByRole("button", { name: words.t("app.update.start") });
    await expect(start).toBeVisible();
    await expectAccessible(page);
    let loads = 0;
    page.on("load", () => {
      loads += 1;
    });
    await new Keyboard(page).tabTo(start);
    await page.keyboard.press("Enter");
    await expect.poll(() => loads).toBe(1);
    await expect(new App(page, words).home.wallet).toBeVisible();
    await expect(start).toBeHidden();
    expect(
      await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting === null),
    ).toBe(true);
  } finally {
    await context.close();
    await server.close();
    await rm(folder, { recursive: true });
  }
});

/** A host in front of a server that answers some addresses with a page, as one does that has lost files. */
async function startHost(target: string, isLost: (path: string) => boolean) {
  const host = createServer((incoming, reply) => {
    const { url: path = "/", method, headers } = incoming;
    if (isLost(path)) {
      reply.setHeader("content-type", "text/html").end("<!doctype html><title>Lost</title>");
      return;
    }
    const forwarded = ask(`${target}${path}`, { method, headers }, (answer) => {
      // The browser's own cache must not hide what the host answers now.
      reply.writeHead(answer.statusCode ?? 500, { ...answer.headers, "cache-control": "no-store" });
      answer.pipe(reply);
    });
    incoming.pipe(forwarded);
  });
  await new Promise<void>((resolve) => host.listen(0, "127.0.0.1", resolve));
  const { port } = host.address() as AddressInfo;
  return { url: `http://localhost:${port}`, close: () => host.close() };
}

test("a host that answers with a page in place of a file leaves nothing of it on the device", async ({
  browser,
  server,
  scenario: _reset,
  words,
}) => {
  let lost = /^$/;
  let answered = 0;
  const host = await startHost(server.url, (path) => {
    const isLost = lost.test(path);
    if (isLost) answered += 1;
    return isLost;
  });
  const context = await browser.newContext({
    serviceWorkers: "allow",
    storageState: storageOf({ url: host.url, locale: "th", token: await signIn(server.url) }),
  });
  try {
    const page = await context.newPage();
    const app = new App(page, words);
    const pagesStored = () =>
      page.evaluate(async () => {
        const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
        const replies = await Promise.all(stores.map((store) => store.matchAll()));
        const texts = await Promise.all(replies.flat().map((reply) => reply.text()));
        return texts.filter((text) => text.includes("<title>Lost")).length;
      });

    await page.goto(`${host.url}/user/home`);
    await expect(app.home.wallet).toBeVisible();
    lost = /^\/(?:index\.html|before-paint\.js|assets\/)/;
    // The worker is installed some seconds after the start.
    await expect.poll(() => answered).toBeGreaterThan(0);
    await expect
      .poll(() =>
        page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
      )
      .toBe(0);
    expect(await pagesStored()).toBe(0);

    lost = /^$/;
    await page.reload();
    await installed(page);
    answered = 0;
    lost = /^\/assets\/p-/;
    await app.menu.link("statement").click();
    await expect.poll(() => answered).toBeGreaterThan(0);
    expect(await pagesStored()).toBe(0);

    lost = /^$/;
    await page.goto(`${host.url}/user/statement`);
    await expect(app.statement.heading).toBeVisible();
  } finally {
    await context.close();
    host.close();
  }
});
