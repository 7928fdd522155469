import type { Locale } from "@satang/i18n";
import { DEMO_PHONE } from "@satang/sandbox";
import { slipPicture } from "../fixtures/slip-picture.ts";
import { Chat } from "../models/chat.ts";
import type { Scene, Stage } from "./scene.ts";

const FOR_GOOD = 50;
const member = { phone: DEMO_PHONE };

/** Messages of the member and support. */
const SAID = {
  th: {
    problem: "ฝากเงินไม่เข้า",
    hello: "สวัสดีค่ะ คุณสมชาย มีอะไรให้ช่วยไหมคะ",
    topics: ["ฝากเงินไม่เข้า", "ถอนเงิน", "โบนัส", "ลืมรหัสผ่าน"],
    slip: "ได้รับสลิปแล้วค่ะ กำลังตรวจสอบ ระหว่างนี้ดูสถานะได้ที่นี่",
    status: "ดูสถานะสลิป",
    call: "โทรหาเจ้าหน้าที่",
    bonus: "โบนัสฝากประจำวัน 20%",
    bonusText: "รับได้วันละ 1 ครั้ง สำหรับการฝากครั้งแรกของวัน",
    wheel: "วงล้อนำโชค",
    wheelText: "คุณมี 3 เหรียญ หมุนได้ 3 ครั้ง",
    more: "ถามเพิ่มเติม",
    arrived: "ยอดเงินเข้ากระเป๋าแล้วค่ะ",
  },
  la: {
    problem: "ຝາກເງິນບໍ່ເຂົ້າ",
    hello: "ສະບາຍດີ ມີຫຍັງໃຫ້ຊ່ວຍບໍ?",
    topics: ["ຝາກເງິນບໍ່ເຂົ້າ", "ຖອນເງິນ", "ໂບນັດ", "ລືມລະຫັດຜ່ານ"],
    slip: "ໄດ້ຮັບສະລິບແລ້ວ ກຳລັງກວດສອບ ລະຫວ່າງນີ້ເບິ່ງສະຖານະໄດ້ຢູ່ບ່ອນນີ້",
    status: "ເບິ່ງສະຖານະສະລິບ",
    call: "ໂທຫາພະນັກງານ",
    bonus: "ໂບນັດຝາກປະຈຳວັນ 20%",
    bonusText: "ຮັບໄດ້ມື້ລະ 1 ຄັ້ງ ສຳລັບການຝາກຄັ້ງທຳອິດຂອງວັນ",
    wheel: "ວົງລໍ້ໂຊກ",
    wheelText: "ທ່ານມີ 3 ຫຼຽນ ໝຸນໄດ້ 3 ຄັ້ງ",
    more: "ຖາມເພີ່ມເຕີມ",
    arrived: "ຍອດເງິນເຂົ້າກະເປົາແລ້ວ",
  },
  en: {
    problem: "My deposit is missing",
    hello: "Hello Somchai, how can we help you?",
    topics: ["Missing deposit", "Withdrawal", "Bonus", "Forgotten password"],
    slip: "We have your slip and are checking it. You can follow it here.",
    status: "Status of the slip",
    call: "Call support",
    bonus: "Daily deposit bonus 20%",
    bonusText: "Once a day, for the first deposit of the day",
    wheel: "Prize wheel",
    wheelText: "You have 3 coins for 3 spins",
    more: "Ask for more",
    arrived: "The money is in your wallet",
  },
} satisfies Record<Locale, unknown>;

const scene = (name: string, play: Scene["play"]): Scene => ({
  group: "Chat",
  name,
  play,
  member: DEMO_PHONE,
});

/** Scenes are played in the languages of the app only. */
const wordsOf = ({ app }: Stage) => SAID[app.words.locale as Locale];

async function opened({ app, page }: Stage): Promise<Chat> {
  const chat = new Chat(page, app.words);
  await app.home.open();
  await chat.open();
  return chat;
}

/** The member has written, so that the conversation goes on while the chat is closed. */
async function written(stage: Stage): Promise<Chat> {
  const chat = await opened(stage);
  const { problem } = wordsOf(stage);
  await chat.send(problem);
  await chat.message(problem).waitFor();
  return chat;
}

const answer = ({ scenario }: Stage, message: Readonly<Record<string, unknown>>) =>
  scenario.answerChat({ ...member, message });

const cards = ({ bonus, bonusText, wheel, wheelText, more }: (typeof SAID)[Locale]) => ({
  message_type: "generic",
  payloads: [
    { title: bonus, subtitle: bonusText },
    { title: wheel, subtitle: wheelText },
  ].map((card) => ({ ...card, buttons: [{ type: "postback", title: more, payload: "MORE" }] })),
});

/** The support chat. */
export const chatScenes: readonly Scene[] = [
  scene("nothing written", async (stage) => void (await opened(stage))),
  scene("a number on the button, and the newest message", async (stage) => {
    const chat = await written(stage);
    await chat.minimise.click();
    await stage.app.menu.link("home").click();
    const { arrived } = wordsOf(stage);
    await stage.scenario.answerChat({ ...member, text: wordsOf(stage).hello });
    await stage.scenario.answerChat({ ...member, text: arrived });
    await stage.page.locator("[data-part=chat-peek]").filter({ hasText: arrived }).waitFor();
  }),
  scene("quick replies", async (stage) => {
    const chat = await written(stage);
    const { hello, topics } = wordsOf(stage);
    await answer(stage, { message_type: "quick_replies", payload: hello, payloads: topics });
    await chat.message(hello).waitFor();
  }),
  scene("a picture before it is sent", async (stage) => {
    const chat = await written(stage);
    await chat.pick(slipPicture(1));
    await chat.picked.waitFor();
  }),
  scene("a file that the chat does not take", async (stage) => {
    const chat = await written(stage);
    const buffer = Buffer.from("a text");
    await chat.pick({ name: "IMG_0042.HEIC", mimeType: "application/octet-stream", buffer });
    await chat.root.getByRole("alert").waitFor();
  }),
  scene("a picture, buttons and a message that was not sent", async (stage) => {
    const chat = await written(stage);
    const { slip, status, call, topics } = wordsOf(stage);
    const sent = stage.page.waitForResponse(/\/chat\/send-message$/);
    await chat.attach(slipPicture(1));
    await chat.picture("slip-1.png").waitFor();
    await sent;
    await stage.scenario.seeChat(member);
    await answer(stage, {
      message_type: "buttons",
      payload: slip,
      payloads: [
        { type: "web", title: status, payload: "https://satang.example/slips" },
        { type: "call", title: call, payload: "021234567" },
      ],
    });
    await chat.message(slip).waitFor();
    const code = "NO_DATA";
    stage.scenario.faults.add({
      operationId: "chatSendMessage",
      kind: "code",
      code,
      times: FOR_GOOD,
    });
    await chat.send(topics[1] ?? "");
    await stage.page.getByText(stage.app.words.t("chat.delivery.failed")).first().waitFor();
  }),
  scene("a film, a file, a link, and a message of an unknown type", async (stage) => {
    const chat = await written(stage);
    const { wheel, slip, arrived } = wordsOf(stage);
    await answer(stage, { message_type: "sticker" });
    await answer(stage, { message_type: "text", payload: `${slip} https://satang.example/slips` });
    for (const [fileType, url, name] of [
      ["file", "/api/media/terms.pdf", "terms.pdf"],
      ["video", "/api/media/howto-wallet.webm", "howto.webm"],
    ]) {
      await answer(stage, { message_type: "media", payload: { fileType, url, name } });
    }
    await answer(stage, {
      message_type: "postback",
      payloads: [{ type: "postback", title: wheel }],
    });
    await answer(stage, { message_type: "text", payload: arrived });
    await chat.message(arrived).waitFor();
  }),
  scene("cards, and support that writes", async (stage) => {
    const chat = await written(stage);
    const words = wordsOf(stage);
    await stage.scenario.endChat(member);
    await answer(stage, cards(words));
    await chat.message(words.bonus).waitFor();
    await stage.scenario.typeInChat(member);
    await chat.typing.waitFor({ state: "attached" });
  }),
  scene("no line", async (stage) => {
    const chat = await written(stage);
    await stage.context.setOffline(true);
    await stage.scenario.cutChat(member);
    await chat.send(wordsOf(stage).more);
    await chat.line("interrupted").waitFor();
  }),
  scene("cannot start", async (stage) => {
    stage.scenario.faults.add({ operationId: "chatConfig", kind: "html", times: FOR_GOOD });
    const chat = new Chat(stage.page, stage.app.words);
    await stage.page.goto("/user/contact");
    await chat.opener.click();
    await stage.page.getByText(stage.app.words.t("chat.state.cannotStart")).first().waitFor();
  }),
];
