import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures/test.ts";

test.use({ signedIn: true });

/** Every string that JavaScript still holds on the page. */
async function stringsInMemory(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const chunks: string[] = [];
  session.on("HeapProfiler.addHeapSnapshotChunk", ({ chunk }) => chunks.push(chunk));
  await session.send("HeapProfiler.collectGarbage");
  await session.send("HeapProfiler.takeHeapSnapshot", { reportProgress: false });
  await session.detach();
  return (JSON.parse(chunks.join("")) as { strings: string[] }).strings;
}

const textsInStorage = (page: Page) =>
  page.evaluate(() => [localStorage, sessionStorage].flatMap((storage) => Object.values(storage)));

/** What the service knows about the member who is signed in on the page. */
async function dataOfMember(page: Page, url: string): Promise<string[]> {
  const token = await page.evaluate(() => localStorage.getItem("token") ?? "");
  const reply = await fetch(`${url}/api/account/profile`, {
    headers: { authorization: `Bearer ${token}`, "x-client": "wallet-user" },
  });
  const profile = (await reply.json()) as Record<string, string>;
  const { name, username, bankAccountName, bankAccountNo } = profile;
  return [token, name, username, bankAccountName, bankAccountNo].map((datum) => datum ?? "");
}

const found = (data: readonly string[], texts: readonly string[]) =>
  data.filter((datum) => texts.some((text) => text.includes(datum)));

test("after the logout no datum of the member is left in storage or in memory", async ({
  app,
  page,
  server,
}) => {
  await app.home.open();
  const data = await dataOfMember(page, server.url);
  expect(data.every((datum) => datum.length > 5)).toBe(true);
  await app.fillTransfer("10");
  await app.transfer.submit.click();
  await app.transfer.dialog.waitFor({ state: "hidden" });
  await app.menu.link("statement").click();
  await app.statement.heading.waitFor();
  expect(found(data, await stringsInMemory(page))).toEqual(data);

  await app.menu.logout.click();
  await app.login.heading.waitFor();
  expect(found(data, await textsInStorage(page))).toEqual([]);
  // Data of a screen that has just closed goes with the next task.
  await expect.poll(async () => found(data, await stringsInMemory(page))).toEqual([]);
});
