import type { Browser } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launch } from "./browser.ts";
import { serveStorybook } from "./server.ts";

let server: Awaited<ReturnType<typeof serveStorybook>>;
let browser: Browser;

beforeAll(async () => {
  server = await serveStorybook();
  ({ browser } = await launch());
});

afterAll(async () => {
  await browser.close();
  await server.close();
});

test("the search of Storybook finds a word from the middle of a guide, and opens its page there", async () => {
  const page = await browser.newPage();
  await page.goto(server.url);
  await page.getByRole("searchbox").fill("sessionStorage");
  const result = page.getByRole("option", { name: /stores it in localStorage when the member/ });
  await result.click();
  await page.waitForURL(/path=\/docs\/guides-security--docs/);
  const guide = page.frameLocator("#storybook-preview-iframe");
  await guide.getByRole("heading", { name: "The token" }).waitFor();
  expect(await guide.getByRole("heading", { name: "The token" }).isVisible()).toBe(true);
});
