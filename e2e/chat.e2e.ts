import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Page } from "@playwright/test";
import { DEMO_PHONE, startServer } from "@satang/sandbox";
import { EDITIONS } from "../scripts/setup/editions.mjs";
import { expectAccessible } from "./fixtures/axe.ts";
import { slipPicture } from "./fixtures/slip-picture.ts";
import { expect, inLanguage, test } from "./fixtures/test.ts";
import { storageOf } from "./fixtures/visit.ts";
import { Chat, typeAll } from "./models/chat.ts";

const member = { phone: DEMO_PHONE };
const MIB = 1024 * 1024;
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const MP4 = [0, 0, 0, 0x20, 0x66, 0x74, 0x79, 0x70];
/** Writes a file that begins as its type does. @returns its path */
async function fileOf(path: string, first: readonly number[], bytes = 64) {
  const content = Buffer.alloc(bytes);
  content.set(first);
  await writeFile(path, content);
  return path;
}
const payloadsOf = (entries: readonly { readonly content: unknown }[]) =>
  entries.map(({ content }) => (content as { message: { payload: unknown } }).message.payload);

inLanguage("th", () => {
  test.describe("a member and support", () => {
    test.use({ signedIn: true });
    test("write to each other, with a picture, buttons and a new session", {
      tag: "@feature",
    }, async ({ app, browser, page, scenario, server, words }) => {
      const { t } = words;
      const chat = new Chat(page, words);
      await app.home.open();
      await chat.open();
      await chat.send("ฝากเงินไม่เข้า");
      await expect(chat.message("ฝากเงินไม่เข้า")).toBeVisible();
      const office = await browser.newPage();
      await office.goto(`${server.url}/sandbox/agent`);
      await expect(office.getByRole("listitem").filter({ hasText: "ฝากเงินไม่เข้า" })).toBeVisible();
      await expect(chat.message("ฝากเงินไม่เข้า")).toContainText(t("chat.read"));
      await expect(chat.line("connected")).toContainText(t("chat.support.answersIn", { count: 2 }));
      const visitor = await browser.newContext({
        storageState: storageOf({ url: server.url, locale: "th" }),
      });
      const guest = new Chat(await visitor.newPage(), words);
      await guest.page.goto(`${server.url}/contact`);
      await guest.open();
      await guest.send("สมัครอย่างไร");
      await expect(office.getByRole("button", { name: /^guest-/ })).toBeVisible();
      await office.getByRole("textbox", { name: "Answer" }).fill("ขอดูสลิปค่ะ");
      await expect(chat.typing).toBeAttached();
      await office.keyboard.press("Enter");
      await expect(chat.message("ขอดูสลิปค่ะ")).toBeVisible();
      await expect(chat.typing).toHaveCount(0);
      await office.getByRole("button", { name: /^guest-/ }).click();
      await office.getByRole("textbox", { name: "Answer" }).fill("กดสมัครได้เลยค่ะ");
      await office.keyboard.press("Enter");
      await expect(guest.messages).toHaveCount(2);
      await expect(guest.message("กดสมัครได้เลยค่ะ")).toBeVisible();
      await visitor.close();
      await office.getByRole("button", { name: "สมชาย" }).click();
      await expectAccessible(page, "the chat");

      await chat.attach(slipPicture(7));
      await expect(chat.picture("slip-7.png")).toBeVisible();
      await chat.attach({ name: "slip", mimeType: "image/png", buffer: slipPicture(7).buffer });
      await expect(chat.root.getByText(t("chat.file.unsupported"))).toBeVisible();

      await chat.minimise.click();
      await expect(chat.opener).toBeFocused();
      await app.menu.link("statement").click();
      await office.getByRole("button", { name: "End conversation" }).click();
      await office.getByRole("textbox", { name: "Answer" }).fill("เงินเข้าแล้วค่ะ");
      await office.keyboard.press("Enter");
      const unread = t("chat.unread", { count: 1 });
      await expect(app.menu.bar.getByRole("link", { name: unread })).toBeVisible();
      await expect(chat.opener).toHaveCount(0);
      await expect(chat.peek).toContainText("เงินเข้าแล้วค่ะ");
      await chat.peek.getByRole("button", { name: "เงินเข้าแล้วค่ะ" }).click();
      await expect(chat.root.getByText(t("chat.end"))).toBeVisible();
      await scenario.answerChat({
        ...member,
        message: {
          message_type: "buttons",
          payload: "อะไรต่อดีคะ",
          payloads: [
            { type: "web", title: "ดูสลิป", payload: "https://satang.example/slips" },
            { type: "postback", title: "ถามเพิ่ม", payload: "MORE" },
          ],
        },
      });
      await expect(chat.root.getByRole("link", { name: /^ดูสลิป/ })).toHaveAttribute(
        "href",
        "https://satang.example/slips",
      );
      await chat.root.getByRole("button", { name: "ถามเพิ่ม" }).click();
      await expect(chat.message("ถามเพิ่ม").last()).toBeVisible();
      await expect
        .poll(async () => {
          const answers = (await scenario.readChat(member)).filter(
            ({ content: { sender } }) => sender === "other",
          );
          return answers.filter(({ readAt }) => readAt !== null).length;
        })
        .toBeGreaterThan(1);
      await office.close();
    });

    test("see every type of message, each once and in order, whatever the line repeats", async ({
      app,
      page,
      scenario,
      words,
    }) => {
      const { t } = words;
      const chat = new Chat(page, words);
      const before = (await scenario.readChat(member)).length;
      await app.home.open();
      await chat.open();
      await chat.attach(slipPicture(1));
      await expect(chat.picture("slip-1.png")).toBeVisible();
      const sent = async () => payloadsOf(await scenario.readChat(member)).slice(before);
      await expect.poll(sent).toHaveLength(1);
      const [picture] = (await sent()) as { url: string }[];
      const url = picture?.url ?? "";
      for (const message of [
        { message_type: "media", payload: { fileType: "image", url, name: "qr.png" } },
        { message_type: "media", payload: { fileType: "video", url, name: "help.mp4" } },
        { message_type: "media", payload: { fileType: "file", url, name: "terms.pdf" } },
        { message_type: "generic", payloads: [{ title: "โบนัสรายวัน", subtitle: "20%" }] },
        { message_type: "postback", payloads: [{ type: "postback", title: "เลือกแล้ว" }] },
        { message_type: "sticker" },
        { message_type: "text", payload: "https://satang.example/help" },
        {
          message_type: "buttons",
          payloads: [{ type: "call", title: "โทร", payload: "021234567" }],
        },
        { message_type: "quick_replies", payload: "เลือกหัวข้อ", payloads: ["ฝาก", "ถอน"] },
      ]) {
        await scenario.answerChat({ ...member, message });
      }
      await chat.root.getByRole("button", { name: "ฝาก", exact: true }).click();
      await expect(chat.message("ฝาก")).toHaveCount(1);
      await chat.readAsPlainList();
      const shown = [
        "slip-1.png",
        "qr.png",
        "help.mp4",
        "terms.pdf",
        "โบนัสรายวัน",
        "เลือกแล้ว",
        t("chat.unknown"),
        "https://satang.example/help",
        "โทร",
        "เลือกหัวข้อ",
        "ฝาก",
      ];
      const events = (await scenario.readChat(member)).map(({ content }) => content);
      const malformed = [null, 7, "x", [], { sender: 7 }, { sender: "other", message: {} }];
      for (const event of [...events.toReversed(), ...malformed]) {
        await scenario.emitChat({ ...member, event });
      }
      await scenario.answerChat({ ...member, text: "ขอบคุณค่ะ" });
      await expect(chat.messages.last()).toContainText("ขอบคุณค่ะ");
      await expect(chat.messages).toHaveCount(before + shown.length + 1);
      for (const [at, text] of shown.entries()) {
        await expect(chat.named(chat.messages.nth(before + at), text)).toBeVisible();
      }
    });
  });
});

/** How many files of messages that were not sent the device of a visitor has stored. */
const keptFiles = (page: Page) =>
  page.evaluate(async () => {
    const name = "satang.chat.guest.files";
    // Opening a database that does not exist would create it without its store.
    if (!(await indexedDB.databases()).some((one) => one.name === name)) return 0;
    return new Promise<number>((resolve) => {
      const opening = indexedDB.open(name);
      opening.onsuccess = () => {
        const all = opening.result.transaction("files").objectStore("files").count();
        all.onsuccess = () => {
          opening.result.close();
          resolve(all.result);
        };
      };
    });
  });

inLanguage("la", () => {
  test("a message that a visitor writes offline is sent once, also after a reload", async ({
    context,
    page,
    scenario,
    words,
  }) => {
    const chat = new Chat(page, words);
    await page.goto("/contact");
    // The row of the page opens it too.
    await page
      .getByRole("main")
      .getByRole("button", { name: new RegExp(`^${words.t("info.contact.support")}`) })
      .click();
    await chat.line("connected").waitFor();
    await chat.send("alpha");
    await expect(chat.message("alpha")).toHaveCount(1);
    const guestId = await page.evaluate(() => localStorage.getItem("guest-id") ?? "");
    const stored = async () => payloadsOf(await scenario.readChat({ guestId }));
    await expect.poll(stored).toEqual(["alpha"]);
    await context.setOffline(true);
    await scenario.cutChat({ guestId });
    await chat.send("beta");
    await chat.send("gamma");
    await expect(chat.line("interrupted")).toBeVisible();
    await scenario.answerChat({ guestId, text: "?" });
    expect(await stored()).toEqual(["alpha", "?"]);
    await context.setOffline(false);
    await expect.poll(stored).toEqual(["alpha", "?", "beta", "gamma"]);
    await expect(chat.messages).toHaveCount(4);

    await page.route("**/api/chat/send-message", (route) => route.abort());
    await chat.send("delta");
    await expect(chat.message("delta")).toBeVisible();
    await page.unroute("**/api/chat/send-message");
    await page.reload();
    await expect.poll(stored).toEqual(["alpha", "?", "beta", "gamma", "delta"]);
    await chat.open();
    await expect(chat.messages).toHaveCount(5);

    await page.route("**/api/chat/upload-image", () => undefined);
    await chat.attach(slipPicture(1));
    await expect(chat.message("")).toHaveCount(6);
    // A reload before the device has stored it would lose it.
    await expect.poll(() => keptFiles(page)).toBe(1);
    await chat.field.fill("half a sen");
    await page.unroute("**/api/chat/upload-image");
    await page.reload();
    await chat.open();
    await expect(chat.field).toHaveValue("half a sen");
    await expect.poll(async () => (await stored()).at(-1)).toMatchObject({ name: "slip-1.png" });
  });
});

inLanguage("en", () => {
  test("signing in and out during a chat starts another conversation each time", async ({
    app,
    page,
    words,
  }) => {
    const chat = new Chat(page, words);
    await app.login.open();
    await page.keyboard.press("Tab");
    await expect(chat.opener).toHaveCount(0);
    await chat.open();
    await expect(chat.field).toHaveValue(words.t("session.helpTopic"));
    await chat.send("I forgot my password");
    await expect(chat.message("I forgot my password")).toBeVisible();
    await chat.minimise.click();
    await app.login.signIn();
    await expect(page).toHaveURL(/\/user\/home$/);
    await chat.open();
    await expect(chat.message("I forgot my password")).toHaveCount(0);
    await chat.send("Only for me");
    await expect(chat.message("Only for me")).toBeVisible();
    await chat.minimise.click();
    await app.menu.logout.click();
    await page.keyboard.press("Tab");
    await chat.open();
    await expect(chat.message("I forgot my password")).toBeVisible();
    await expect(chat.message("Only for me")).toHaveCount(0);
  });
});

inLanguage("en", () => {
  test.use({ viewport: { width: 1280, height: 800 } });
  test("a chat that is open next to the login does not come back after it and take the focus", async ({
    app,
    page,
    words,
  }) => {
    const chat = new Chat(page, words);
    await app.login.open();
    await page.keyboard.press("Tab");
    await chat.open();
    await chat.send("I forgot my password");
    await app.login.signIn();
    await expect(page).toHaveURL(/\/user\/home$/);
    await page.keyboard.press("Tab");
    await expect(app.menu.link("contact")).toBeVisible();
    await expect(chat.root).toHaveCount(0);
  });
});

inLanguage("en", () => {
  test.use({ signedIn: true });
  test("the largest picture and film are sent; a larger one and one of another content say why they are not", async ({
    app,
    page,
    scenario,
    words,
  }, testInfo) => {
    const file = (name: string, first: readonly number[], bytes?: number) =>
      fileOf(testInfo.outputPath(name), first, bytes);
    const chat = new Chat(page, words);
    const refusal = (text: string) => chat.root.getByRole("alert").filter({ hasText: text });
    await app.home.open();
    await chat.open();
    const before = (await scenario.readChat(member)).length;
    await chat.attach(await file("large.png", PNG, 10 * MIB + 1));
    await expect(refusal(words.t("chat.file.tooLarge", { limit: 10 }))).toBeVisible();
    await chat.attach(await file("slip.png", [...Buffer.from("%PDF-1.7")]));
    await expect(refusal(words.t("chat.file.unsupported"))).toBeVisible();
    await chat.attach(await file("picture.png", PNG, 10 * MIB));
    // The name says another type: the content decides.
    await chat.attach(await file("film.png", MP4, 20 * MIB));
    const kinds = async () =>
      payloadsOf(await scenario.readChat(member))
        .slice(before)
        .map((payload) => (payload as { fileType: string }).fileType)
        .toSorted();
    await expect.poll(kinds, { timeout: 90_000 }).toEqual(["image", "video"]);
    await expect(chat.root.getByLabel("film.png")).toBeVisible();
  });
});

test("a server that restarts while a visitor and support write loses none of their messages and doubles none", async ({
  browser,
  words,
}) => {
  // 540 messages are written and stored one after the other.
  test.setTimeout(300_000);
  const path = await mkdtemp(join(tmpdir(), "satang-chat-"));
  const start = (port: number) =>
    startServer({
      port,
      database: { kind: "folder", path },
      staticDir: resolve(import.meta.dirname, "..", EDITIONS.thai.folder),
    });
  let server = await start(0);
  const { port, url } = server;
  const context = await browser.newContext({
    storageState: storageOf({ url, locale: "th" }),
    serviceWorkers: "block",
  });
  try {
    const page = await context.newPage();
    const chat = new Chat(page, words);
    await page.goto(`${url}/contact`);
    await chat.open();
    const guestId = await page.evaluate(() => localStorage.getItem("guest-id") ?? "");
    const stored = async () =>
      payloadsOf(await server.sandbox.scenario.readChat({ guestId, limit: 1_000 }));
    const countStored = async () => (await stored()).length;
    const texts = Array.from({ length: 500 }, (_, at) => `m${at}`);
    const answers = Array.from({ length: 40 }, (_, at) => `a${at}`);
    await chat.sendAll(texts.slice(0, 120));
    const office = await context.newPage();
    await office.goto(`${url}/sandbox/agent`);
    await office.getByRole("button", { name: guestId, pressed: true }).waitFor();
    const answer = async (from: number, to: number) => {
      await office.getByRole("textbox", { name: "Answer" }).focus();
      await typeAll(office, answers.slice(from, to));
    };
    // The sandbox ends in the middle of what both write, on a fast machine and on a slow one.
    const writing = Promise.all([answer(0, 30), chat.sendAll(texts.slice(120, 320))]);
    await expect.poll(countStored).toBeGreaterThan(130);
    await server.close();
    await writing;
    server = await start(port);
    expect(await countStored()).toBeLessThan(320 + 30);
    await Promise.all([answer(30, 40), chat.sendAll(texts.slice(320))]);
    await expect
      .poll(countStored, { timeout: 120_000 })
      .toBeGreaterThanOrEqual(texts.length + answers.length);
    const all = await stored();
    const isAnswer = (payload: unknown) => answers.some((text) => text === payload);
    expect(all.filter((payload) => !isAnswer(payload))).toEqual(texts);
    expect(all.filter(isAnswer)).toEqual(answers);
    await chat.readAsPlainList();
    await expect(chat.messages).toHaveCount(all.length);
    const shown = await chat.messages.getByText(/^[am]\d+$/).allTextContents();
    expect(shown).toEqual(all);
  } finally {
    await context.close();
    await server.close();
    await rm(path, { recursive: true, force: true });
  }
});
