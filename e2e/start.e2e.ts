import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { DEMO_PASSWORD, DEMO_PHONE } from "@satang/sandbox";
import { wordsOf } from "@satang/ui/testing";
import { hold } from "./fixtures/hold.ts";
import { APP, withLateApp } from "./fixtures/late-app.ts";
import { withoutInline, withPolicy } from "./fixtures/policy.ts";
import { expect, inLanguage, test } from "./fixtures/test.ts";
import { signIn, storageOf } from "./fixtures/visit.ts";
import { App } from "./models/app.ts";

const NIGHT = "rgb(10, 15, 31)";
const DAY = "rgb(251, 247, 240)";

/** A script or style of a part. */
const PART = /\/assets\/p-[^/]+\.(?:js|css)$/;

for (const [device, theme, color] of [
  ["dark", undefined, NIGHT],
  ["light", undefined, DAY],
  ["dark", "river-day", DAY],
  ["light", "river-night", NIGHT],
] as const) {
  test(`before the app is loaded, a ${device} device with ${theme ?? "no"} choice shows the mark on its background`, async ({
    browser,
    server,
  }) => {
    const storageState = storageOf({ url: server.url, locale: "th", theme });
    const context = await browser.newContext({ storageState, colorScheme: device });
    const page = await context.newPage();
    // The files never arrive.
    await page.route(APP, () => undefined);
    await page.goto(`${server.url}/user/home`, { waitUntil: "commit" });
    await expect(page.getByRole("img", { name: "Satang" })).toBeVisible();
    await expect(page.locator("html")).toHaveCSS("background-color", color);
    await context.close();
  });
}

/** The addresses that the page asks for from now on. */
function askedOf(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  return asked;
}

/** The name of a font file, without the part that changes with its content. */
const fontOf = (path: string) => path.replace(/^.*\//, "").replace(/-[^-]+$/, "");

/** The files that the build has put into a template of a page. */
async function filesOf(page: Page, name: string): Promise<string[]> {
  const html = await (await page.request.get("/user/home")).text();
  const [, template = ""] = html.split(`<template data-files="${name}">`);
  const [links = ""] = template.split("</template>");
  return [...links.matchAll(/href="([^"]+)"/g)].map(([, file = ""]) => file);
}

test("a visitor loads none of a member's screens", async ({ app, page }) => {
  const asked = askedOf(page);
  await page.goto("/user/home");
  await expect(app.login.heading).toBeVisible();
  const files = await filesOf(page, "member");
  expect(files.length).toBeGreaterThan(1);
  expect(files.filter((file) => asked.includes(file))).toEqual([]);
});

test("the screens and words of a member load next to the app, each file once", async ({
  browser,
  server,
}) => {
  const token = await signIn(server.url);
  const storageState = storageOf({ url: server.url, locale: "la", token });
  const context = await browser.newContext({ storageState });
  const page = await context.newPage();
  const asked = askedOf(page);
  const release = await hold(page, /\/assets\/foundation-[^/]+\.js$/);
  await page.goto(`${server.url}/user/home`, { waitUntil: "commit" });
  const needed = [...(await filesOf(page, "member")), ...(await filesOf(page, "la"))];
  expect(needed.length).toBeGreaterThan(1);
  await expect.poll(() => needed.filter((file) => !asked.includes(file))).toEqual([]);

  release();
  await expect(page.getByRole("main").getByText("12,480.50").first()).toBeVisible();
  const scripts = asked.filter((path) => path.startsWith("/assets/"));
  expect(scripts.filter((path, at) => scripts.indexOf(path) !== at)).toEqual([]);
  const others = (await filesOf(page, "th")).filter((file) => file.endsWith(".js"));
  expect(others.filter((file) => asked.includes(file))).toEqual([]);
  await context.close();
});

/** The page's document in two parts; the second one is sent when it is released. */
async function inParts(html: string, end: string) {
  const released = Promise.withResolvers<void>();
  const server = createServer(async ({ url }, reply) => {
    if (url !== "/login") return reply.writeHead(404).end();
    reply.writeHead(200, { "content-type": "text/html" });
    reply.write(html.slice(0, html.indexOf(end)));
    await released.promise;
    return reply.end(html.slice(html.indexOf(end)));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/login`,
    release: () => released.resolve(),
    close: () => server.close(),
  };
}

/** When something else than the background was painted first. */
const firstPaint = () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime;

test("the login is painted when all of it has arrived, so that none of its parts moves", async ({
  page,
}) => {
  const html = await (await page.request.get("/login")).text();
  const parts = await inParts(html, 'data-part="submit"');
  try {
    await page.goto(parts.url, { waitUntil: "commit" });
    await page.locator("[data-part=title]").first().waitFor({ state: "attached" });
    // Frames are rendered meanwhile.
    const painted = await page.evaluate(async () => {
      for (let frame = 0; frame < 30; frame += 1) await new Promise(requestAnimationFrame);
      return performance.getEntriesByName("first-contentful-paint").length;
    });
    expect(painted).toBe(0);
    parts.release();
    await page.waitForFunction(firstPaint, null, { polling: 100 });
  } finally {
    parts.release();
    parts.close();
  }
});

test("the fonts of a member's first screen load next to the app", async ({ browser, server }) => {
  const token = await signIn(server.url);
  const storageState = storageOf({ url: server.url, locale: "la", token });
  const context = await browser.newContext({ storageState });
  const page = await context.newPage();
  const fonts: string[] = [];
  // A request that is answered from the memory of the page does not come here.
  await page.route("**/*.woff2", (route) => {
    fonts.push(fontOf(route.request().url()));
    return route.continue();
  });
  const release = await withLateApp(page);
  await page.goto(`${server.url}/user/home`, { waitUntil: "commit" });
  const first = ["figtree-latin", "noto-sans-lao", "satang-names-lao", "satang-names-thai"];
  await expect.poll(() => fonts.toSorted()).toEqual(first);

  release();
  await expect(page.getByRole("main").getByText("12,480.50").first()).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  // A text of the service may be in another script.
  expect(fonts.filter((font) => first.includes(font))).toHaveLength(first.length);
  await context.close();
});

/**
 * Waits until the browser was idle twice: what a screen loads when it has nothing else to do is asked for by then. A browser that
 * draws an animation on a busy machine may never be idle. It takes less than the 4 s after which a first screen without its
 * balance is over.
 */
const idle = (page: Page) =>
  page.evaluate(async () => {
    for (let times = 0; times < 2; times += 1)
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 }));
  });

test.describe("signed in", () => {
  test.use({ signedIn: true });

  test("home loads what it does not show at once after the balance", async ({ app, page }) => {
    const start = await (await page.request.get("/user/home")).text();
    const asked = askedOf(page);
    const release = await hold(page, "**/api/wallet");
    await page.goto("/user/home");
    await expect(app.home.wallet).toBeVisible();
    await idle(page);
    expect(asked.filter((path) => PART.test(path) && !start.includes(path))).toEqual([]);

    release();
    await expect(page.getByRole("main").getByText("12,480.50").first()).toBeVisible();
    await expect
      .poll(() => asked.filter((path) => PART.test(path) && !start.includes(path)))
      .not.toEqual([]);
  });
});

test.describe("screens that did not load", () => {
  test.use({ signedIn: true });

  test("can be loaded again, and then show the balance", async ({ page, words: { t } }) => {
    const screens = (await filesOf(page, "member")).filter((file) => file.endsWith(".js"));
    for (const file of screens) await page.route(`**${file}`, (route) => route.abort());
    await page.clock.install();
    await page.goto("/user/home");
    const retry = page.getByRole("button", { name: t("common.action.retry") });
    await expect(retry).toBeVisible();
    // The screens are also loaded again after a pause, which does not end from now on.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
    for (const file of screens) await page.unroute(`**${file}`);
    await retry.click();
    await page.clock.resume();
    await expect(page.getByRole("main").getByText("12,480.50").first()).toBeVisible();
  });
});

/** The words of a language, without which nothing is rendered, arrive when they are released. */
async function withLateWords(page: Page, locale: string): Promise<() => void> {
  const words = (await filesOf(page, locale)).filter((file) => file.endsWith(".js"));
  expect(words).not.toEqual([]);
  return hold(page, ({ pathname }) => words.includes(pathname));
}

for (const path of ["/", "/user", "/user/home"]) {
  test.describe(`a member who opens ${path}`, () => {
    test.use({ signedIn: true });

    test("gets the balance before the first rendering, with one call", async ({ page }) => {
      const release = await withLateWords(page, "th");
      const asked = askedOf(page);
      const answered = page.waitForResponse("**/api/wallet");
      await page.goto(path, { waitUntil: "commit" });
      await (await answered).finished();
      release();
      await expect(page.getByRole("main").getByText("12,480.50").first()).toBeVisible();
      await idle(page);
      expect(asked.filter((file) => file === "/api/wallet")).toHaveLength(1);
    });
  });
}

test("a session that ended before the first rendering leads to the login", async ({
  browser,
  server,
}) => {
  const storageState = storageOf({ url: server.url, locale: "th", token: "ended" });
  const context = await browser.newContext({ storageState });
  const page = await context.newPage();
  const { login } = new App(page, await wordsOf("th"));
  const release = await withLateWords(page, "th");
  const answered = page.waitForResponse("**/api/wallet");
  await page.goto("/user/home", { waitUntil: "commit" });
  expect((await answered).status()).toBe(401);
  release();
  await expect(login.heading).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
  await context.close();
});

test("a member who opens the login sees no form before the app is loaded, because it would be replaced", async ({
  browser,
  server,
}) => {
  const token = await signIn(server.url);
  const storageState = storageOf({ url: server.url, locale: "th", token });
  const context = await browser.newContext({ storageState });
  const page = await context.newPage();
  const { login } = new App(page, await wordsOf("th"));
  const release = await withLateApp(page);
  await page.goto(`${server.url}/login`, { waitUntil: "commit" });
  await expect(page.locator("[data-prerendered]").first()).toBeAttached();
  await expect(login.heading).toBeHidden();
  release();
  await login.username.fill(DEMO_PHONE);
  await login.password.fill(DEMO_PASSWORD);
  await expect(login.username).toHaveValue(DEMO_PHONE);
  await context.close();
});

for (const [device, theme, color] of [
  ["dark", undefined, NIGHT],
  ["dark", "river-day", DAY],
] as const) {
  test(`on a ${device} device with ${theme ?? "no"} choice, the login is shown with its styles when no other file has arrived`, async ({
    browser,
    server,
  }) => {
    const storageState = storageOf({ url: server.url, locale: "en", theme });
    const context = await browser.newContext({ storageState, colorScheme: device });
    const page = await context.newPage();
    const { login } = new App(page, await wordsOf("en"));
    // The files never arrive.
    await page.route("**/assets/**", () => undefined);
    await page.goto(`${server.url}/login`, { waitUntil: "commit" });
    await expect(login.heading).toBeVisible();
    await expect(page.locator("html")).toHaveCSS("background-color", color);
    await expect(login.submit).toHaveCSS("cursor", "pointer");
    await context.close();
  });
}

test("the build names the inline scripts and styles that the policies of its pages allow", async ({
  request,
}) => {
  const sources: Record<string, string> = await (await request.get("/inline-sources.json")).json();
  expect(Object.keys(sources)).toEqual(["script-src", "style-src"]);
  const allowed: Record<string, string[]> = {};
  for (const path of ["/login", "/user/home"]) {
    const policy = (await request.get(path)).headers()["content-security-policy"] ?? "";
    for (const directive of policy.split("; ")) {
      const [name = "", own, ...rest] = directive.split(" ");
      if (!(name in sources)) continue;
      expect(own).toBe("'self'");
      allowed[name] = [...new Set([...(allowed[name] ?? []), ...rest])];
    }
  }
  for (const [name, list] of Object.entries(sources))
    expect(allowed[name]?.sort()).toEqual(list.split(" ").sort());
});

test("the login asks for no file of the script that it has inline", async ({ page }) => {
  const asked = askedOf(page);
  await page.goto("/login");
  await expect(page.locator("[data-prerendered]")).toHaveCount(0);
  expect(asked.filter((path) => /before-paint|check-browser/.test(path))).toEqual([]);
});

for (const [host, change] of [
  ["allows no inline script and style", withoutInline],
  [
    "has the policy of an earlier release, in which most inline elements were other ones",
    (policy: string) => policy.replaceAll(/(-src 'self') 'sha256-[^']*'/g, "$1"),
  ],
] as const) {
  test(`a host that ${host} shows the login with the files of the app`, async ({
    browser,
    server,
  }) => {
    const storageState = storageOf({ url: server.url, locale: "la", theme: "river-day" });
    const context = await browser.newContext({ storageState, colorScheme: "dark" });
    const page = await context.newPage();
    const { login, home } = new App(page, await wordsOf("la"));
    await withPolicy(page, "/login", change);
    const refused: string[] = [];
    page.on("console", (message) => {
      if (message.text().includes("Content Security Policy")) refused.push(message.text());
    });
    await page.goto(`${server.url}/login`);
    await expect(page.locator("[data-prerendered]")).toHaveCount(0);
    expect(refused.length).toBeGreaterThan(1);
    await expect(page.locator("html")).toHaveCSS("background-color", DAY);
    await expect(login.submit).toHaveCSS("cursor", "pointer");
    await login.username.fill(DEMO_PHONE);
    await login.password.fill(DEMO_PASSWORD);
    await login.submit.click();
    await expect(home.wallet).toBeVisible();
    await context.close();
  });
}

test("where no script has run yet, the browser sends the login without the password in the address", async ({
  browser,
  server,
}) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await withPolicy(page, "/login", withoutInline);
  // The files never arrive.
  await page.route("**/assets/**", () => undefined);
  await page.goto(`${server.url}/login`, { waitUntil: "commit" });
  // Without styles, all three languages are shown.
  const form = page.locator("form").first();
  await form.locator("[name=username]").fill(DEMO_PHONE);
  await form.locator("[name=password]").fill(DEMO_PASSWORD);
  const sent = page.waitForRequest((request) => request.isNavigationRequest());
  await form.locator("[type=submit]").click({ noWaitAfter: true });
  const request = await sent;
  expect([request.method(), new URL(request.url()).search]).toEqual(["POST", ""]);
  await context.close();
});

for (const [when, isReported, isHidden] of [
  ["when the browser reports the first paint", true, false],
  ["at once in the background, where nothing is painted", false, true],
  ["after a second in a browser that does not report the first paint", false, false],
] as const) {
  test(`the app of the rendered login is loaded ${when}`, async ({ page }) => {
    const asked = askedOf(page);
    const ofApp = () => asked.filter((path) => APP.test(path) || path.endsWith(".css"));
    await page.clock.install();
    await page.addInitScript(
      ([reported, hidden]) => {
        if (!reported) window.PerformanceObserver.prototype.observe = () => undefined;
        if (hidden) Object.defineProperty(document, "hidden", { get: () => true });
      },
      [isReported, isHidden] as const,
    );
    // No timer ends until the time passes.
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await page.goto("/login");
    if (isReported || isHidden) await expect.poll(() => ofApp().length).toBeGreaterThan(1);
    else expect(ofApp()).toEqual([]);
    await page.clock.fastForward(1_000);
    await page.clock.resume();
    await expect(page.locator("[data-prerendered]")).toHaveCount(0);
    expect(ofApp().length).toBeGreaterThan(1);
  });
}

test("the app of the rendered login starts when all of its styles have arrived", async ({
  page,
}) => {
  const asked = askedOf(page);
  const release = await hold(page, /\.css$/);
  const arrived = page.waitForEvent("requestfinished", (request) =>
    /\/foundation-[^/]+\.js$/.test(request.url()),
  );
  await page.goto("/login", { waitUntil: "commit" });
  await arrived;
  await idle(page);
  const before = asked.length;
  release();
  await expect(page.locator("[data-prerendered]")).toHaveCount(0);
  // The first thing that the app does is to load its words.
  const words = await filesOf(page, "th");
  expect(asked.slice(before).filter((path) => words.includes(path))).not.toEqual([]);
});

test("a form that is sent while the app takes over the page is sent with what was entered", async ({
  app,
  page,
}) => {
  const release = await withLateApp(page);
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await page.goto("/login", { waitUntil: "commit" });
  await app.login.username.fill(DEMO_PHONE);
  await page.locator("input[type=password]:visible").fill(DEMO_PASSWORD);
  release();
  // The app reacts, and has not entered the values again: no timer ends until the time passes.
  await expect(
    page.getByRole("contentinfo").getByRole("link", { name: /satang\.example/ }),
  ).toBeVisible();
  await app.login.submit.click();
  await page.clock.resume();
  await expect(app.home.wallet).toBeVisible();
});

inLanguage("th", () => {
  test("the login is shown before the app is loaded, and what was entered until then is sent", async ({
    app,
    page,
  }) => {
    const release = await withLateApp(page);
    await page.goto("/login", { waitUntil: "commit" });
    await expect(app.login.heading).toBeVisible();
    await app.login.username.fill(DEMO_PHONE);
    await page.locator("input[type=password]:visible").fill(DEMO_PASSWORD);
    await app.login.remember.check();
    await app.login.submit.click();
    expect(new URL(page.url()).search).toBe("");
    release();
    await expect(app.home.wallet).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem("token"))).not.toBeNull();
  });

  for (const colorScheme of ["dark", "light"] as const) {
    test.describe(`on a ${colorScheme} device`, () => {
      test.use({ colorScheme });

      test("the app takes over the login that is shown, without rendering it again", async ({
        app,
        page,
      }) => {
        const release = await withLateApp(page);
        await page.goto("/login", { waitUntil: "commit" });
        await expect(app.login.heading).toBeVisible();
        await app.login.username.focus();
        const shown = await page.locator("[data-prerendered]:visible *").elementHandles();
        release();
        await expect(page.locator("[data-prerendered]")).toHaveCount(0);
        for (const element of shown)
          expect(await element.evaluate((e) => e.isConnected)).toBe(true);
        await expect(app.login.username).toBeFocused();
      });
    });
  }
});
