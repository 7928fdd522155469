import type { Page } from "@playwright/test";
import { DEMO_PHONE } from "@satang/sandbox";
import { slipPicture } from "./fixtures/slip-picture.ts";
import { expect, test } from "./fixtures/test.ts";
import { Chat } from "./models/chat.ts";

test.use({ signedIn: true });

/** For several pictures of the memory, each of which takes half a minute on a busy machine. */
const expectInTheEnd = expect.configure({ timeout: 150_000 });

/** Every string that JavaScript still holds on the page. */
async function stringsInMemory(page: Page): Promise<string[]> {
  // The browser keeps the last text in which an expression was found, and the test has looked for texts with some.
  await page.getByText("a text of the test").count();
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

const keysInStorage = (page: Page) =>
  page.evaluate(() => [localStorage, sessionStorage].flatMap((storage) => Object.keys(storage)));

/** Data of the service about the member who is signed in on the page. */
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
  words: { t },
}) => {
  test.slow();
  await app.profile.open();
  await app.home.open();
  const data = await dataOfMember(page, server.url);
  expect(data.every((datum) => datum.length > 5)).toBe(true);
  await app.fillTransfer("10");
  await app.transfer.submit.click();
  await app.transfer.finish();
  await app.press(app.home.action("withdraw"));
  await app.withdraw.take(300);
  await app.menu.link("statement").click();
  await app.statement.heading.waitFor();
  await app.press(page.getByRole("button", { name: t("statement.slips") }));
  await app.slips.file.setInputFiles(slipPicture(1));
  await app.press(app.slips.send);
  await app.slips.root.getByText(t("slip.done.title")).waitFor();
  await page.keyboard.press("Escape");
  await app.slips.root.waitFor({ state: "hidden" });
  const kept = await keysInStorage(page);
  expect(kept).toEqual(expect.arrayContaining(["receipt", "sent-slips"]));
  expect(found(data, await stringsInMemory(page))).toEqual(data);

  await app.menu.logout.click();
  await app.login.heading.waitFor();
  expect(found(data, await textsInStorage(page))).toEqual([]);
  // Keys that are left say nothing about a member: the choices of the device, and marks of reported operations and their events.
  const left = (await keysInStorage(page)).filter(
    (key) => !/^(theme|locale|money\.reported\.|event\.)/.test(key),
  );
  expect(left).toEqual([]);
  // Data of a screen that has just closed goes with the next task.
  await expectInTheEnd.poll(async () => found(data, await stringsInMemory(page))).toEqual([]);
});

test("after the logout nothing of the chat is left in storage, in a database or in memory", async ({
  app,
  page,
  scenario,
  server,
  words,
}) => {
  test.slow();
  const chat = new Chat(page, words);
  const written = ["a sent text of the member", "a text that was not sent", "private-name.png"];
  const answer = "an answer of support about money";
  await app.home.open();
  const data = await dataOfMember(page, server.url);
  await chat.open();
  await chat.send(written[0] ?? "");
  await expect(chat.message(written[0] ?? "")).toBeVisible();
  await scenario.answerChat({ phone: DEMO_PHONE, text: answer });
  await expect(chat.message(answer)).toBeVisible();
  await page.route("**/api/chat/upload-image*", (route) => route.abort());
  // A file that the test chooses as a person does stays in the memory of the developer tools, with its input.
  await chat.root.locator("input[type=file]").evaluate((input: HTMLInputElement, name) => {
    const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0];
    const chosen = new DataTransfer();
    chosen.items.add(new File([Uint8Array.from(png)], name));
    input.files = chosen.files;
    input.dispatchEvent(new Event("change", { bubbles: true }));
  }, written[2] ?? "");
  await chat.sendPicked();
  await chat.field.fill(written[1] ?? "");
  await expect
    .poll(async () => found(written, await textsInStorage(page)))
    .toEqual(written.slice(1));
  await chat.minimise.click();

  await app.menu.logout.click();
  await app.login.heading.waitFor();
  const secrets = [...data, ...written, answer];
  expect(found(secrets, await textsInStorage(page))).toEqual([]);
  await expect
    .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
    .not.toContain("satang.chat.member.files");
  await expectInTheEnd.poll(async () => found(secrets, await stringsInMemory(page))).toEqual([]);
});
