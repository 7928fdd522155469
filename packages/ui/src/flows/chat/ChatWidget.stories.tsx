import { createFakeChat, said, wrote } from "@satang/story-kit/fake-chat";
import {
  drop,
  FakeWallet,
  type FakeWalletOptions,
  hang,
  refuse,
  reply,
} from "@satang/story-kit/fake-wallet";
import { found } from "@satang/story-kit/found";
import { noPictures, pictures } from "@satang/story-kit/pictures";
import preview from "@satang/story-kit/preview";
import { slipPicture } from "@satang/story-kit/slip-picture";
import { holdTime, STORY_NOW, skipDelays } from "@satang/story-kit/story-time";
import { useState } from "react";
import { ChatWidget } from "./ChatWidget.tsx";

type ChatService = NonNullable<Parameters<typeof createFakeChat>[0]>;
type Messages = ChatService["messages"];
type Line = "open" | "cut" | "hanging" | "none";

interface ChatProps extends FakeWalletOptions {
  messages?: Messages;
  support?: ChatService["support"];
  line?: Line;
  open?: boolean;
}

const pending = () => new Promise<never>(() => undefined);

function Chat({
  messages,
  support,
  line = "open",
  open = true,
  overrides = [],
  ...wallet
}: ChatProps) {
  const [service] = useState(() => {
    const made = createFakeChat({ messages, support });
    if (line === "cut") made.cut();
    return made;
  });
  const backend = {
    open: service.chat,
    cut: service.chat,
    hanging: { openLine: () => ({ join: pending, listen: () => () => undefined }) },
    none: undefined,
  }[line];
  return (
    <FakeWallet
      {...wallet}
      overrides={[...service.overrides, ...overrides]}
      {...(backend && { chat: backend })}
    >
      <main style={{ minHeight: "100vh" }}>
        <ChatWidget defaultOpen={open} />
      </main>
    </FakeWallet>
  );
}

const meta = preview.meta({
  title: "Flows/Chat",
  component: Chat,
  beforeEach: holdTime,
  parameters: noPictures,
});

const READ = new Date(STORY_NOW).toISOString();

const conversation = [
  wrote("ขอบคุณมากค่ะ", { session_id: "s-0", readAt: READ }),
  said("สวัสดีค่ะ คุณสมชาย มีอะไรให้ช่วยไหมคะ"),
  wrote("ฝากเงินไม่เข้า", { readAt: READ }),
  said("", {
    message: {
      message_type: "buttons",
      payload: "ได้รับสลิปแล้วค่ะ กำลังตรวจสอบ ระหว่างนี้ดูสถานะได้ที่นี่",
      payloads: [
        { type: "web", title: "ดูสถานะสลิป", payload: "https://satang.example/slips" },
        { type: "call", title: "โทรหาเจ้าหน้าที่", payload: "02-123-4567" },
      ],
    },
  }),
  wrote("โอนไป 500 บาท ตอน 14:05 น. ครับ"),
];

type Context = {
  readonly canvasElement: HTMLElement;
  readonly userEvent: {
    readonly type: (element: Element, text: string) => Promise<void>;
    readonly upload: (element: HTMLElement, file: File) => Promise<void>;
  };
};

/** For `play`: writes a message and sends it with Enter. */
const write =
  (text: string) =>
  async ({ canvasElement, userEvent }: Context) => {
    const page = canvasElement.ownerDocument;
    await found(page, "[data-part=message], [data-part=empty-state]");
    await userEvent.type(await found(page, "textarea"), `${text}{Enter}`);
  };

/** Type that a device gives a file that it does not know. */
const ANY_TYPE = "application/octet-stream";

/** For `play`: chooses a file, by default a picture. */
const pick =
  (make: () => File | Promise<File> = slipPicture) =>
  async ({ canvasElement, userEvent }: Context) => {
    const page = canvasElement.ownerDocument;
    await found(page, "[data-part=message]");
    await userEvent.upload(await found(page, "input[type=file]"), await make());
    await found(page, "[data-part=composer] :is([data-part=picked], [role=alert])");
  };

/** For `play`: sends a picture. */
async function sendPicture(context: Context) {
  const page = context.canvasElement.ownerDocument;
  await pick()(context);
  (await found(page, "[data-part=submit]")).click();
}

export const Conversation = meta.story({
  parameters: pictures.screen,
  args: { messages: conversation, support: { isOnline: true, answersInMinutes: 2 } },
  tags: [
    "in:chatConnection.connected.listening",
    "in:chatOutbox.open",
    "in:readMark.hidden",
    "in:chatSupport.quiet",
  ],
});

/** Support is writing an answer. */
export const Typing = meta.story({
  parameters: pictures.flow,
  args: {
    messages: conversation.slice(1, 3),
    support: { isOnline: true, answersInMinutes: 2, isTyping: true },
  },
  tags: ["in:chatSupport.typing"],
});

/** Nobody answers now. */
export const SupportOffline = meta.story({
  parameters: pictures.states,
  args: { messages: conversation.slice(1, 3), support: { isOnline: false } },
});

/** The service says nothing about support. */
export const SilentService = meta.story({ args: { messages: conversation.slice(1, 3) } });

/** The button, before anybody has written. */
export const Closed = meta.story({ parameters: pictures.flow, args: { open: false } });

/** A message of support arrived while the chat was closed. */
export const Unread = meta.story({
  parameters: pictures.flow,
  args: {
    open: false,
    stored: { "chat.guest.read": "1" },
    messages: [said("ยอดเงินเข้ากระเป๋าแล้ว"), said("ขอบคุณค่ะ")],
  },
});

/** A message of support that is in view, less than a second after it was opened. */
export const UnreadInView = meta.story({
  args: { messages: [said("สวัสดีค่ะ")] },
  tags: ["in:readMark.inView"],
});

export const MarkingAsRead = meta.story({
  args: { messages: [said("สวัสดีค่ะ")], overrides: [hang("chatMarkRead")] },
  beforeEach: skipDelays(1000),
  tags: ["in:readMark.marking"],
});

export const MarkFailed = meta.story({
  args: { messages: [said("สวัสดีค่ะ")], overrides: [refuse("chatMarkRead", "REQUEST_LIMIT")] },
  beforeEach: skipDelays(1000),
  tags: ["in:readMark.failed"],
});

export const Empty = meta.story({ parameters: pictures.flow });

/** The prefix of the chat rooms is being read. */
export const Starting = meta.story({
  args: { overrides: [hang("chatConfig")] },
  tags: ["in:chatConnection.starting", "in:chatOutbox.closed"],
});

export const Joining = meta.story({
  args: { line: "hanging" },
  tags: ["in:chatConnection.joining.resting"],
});

/** Sockets are blocked without an answer, and calls may still arrive. */
export const ReadingWhileJoining = meta.story({
  args: { line: "hanging", overrides: [hang("chatHistory")] },
  beforeEach: skipDelays(5000),
  tags: ["in:chatConnection.joining.reading"],
});

export const ReadingTheHistory = meta.story({
  args: { overrides: [hang("chatHistory")] },
  tags: ["in:chatConnection.catchingUp"],
});

/** Sockets are blocked, and calls may still arrive. */
export const ReadingWithoutSocket = meta.story({
  args: { line: "cut", overrides: [hang("chatHistory")] },
  tags: ["in:chatConnection.readingAlone"],
});

/** No chat backend is set. */
export const CallsAlone = meta.story({
  args: { line: "none", messages: conversation },
  tags: ["in:chatConnection.connected.resting"],
  play: async ({ canvasElement }) =>
    void (await found(canvasElement.ownerDocument, "[data-part=message]")),
});

/** The same, while new messages are being read. */
export const CallsAloneReading = meta.story({
  args: {
    line: "none",
    messages: conversation,
    overrides: [hang("chatHistory"), reply("chatHistory", [], { times: 1 })],
  },
  beforeEach: skipDelays(5000),
  tags: ["in:chatConnection.connected.reading"],
});

export const Interrupted = meta.story({
  parameters: pictures.states,
  args: { line: "cut", messages: conversation },
  tags: ["in:chatConnection.interrupted"],
});

export const CannotStart = meta.story({
  parameters: pictures.flow,
  args: { overrides: [refuse("chatConfig", "NO_DATA")] },
  tags: ["in:chatConnection.cannotStart"],
});

/** A message on its way to the service. */
export const Sending = meta.story({
  args: { messages: conversation, overrides: [hang("chatSendMessage")] },
  play: write("โอนไป 500 บาท"),
  tags: ["in:chatDelivery.sending"],
});

export const Sent = meta.story({
  args: { messages: conversation },
  play: write("โอนไป 500 บาท"),
  tags: ["through:chatDelivery.succeed"],
});

/** The line was lost during the call: the message waits, and is sent again. */
export const Waiting = meta.story({
  parameters: pictures.states,
  args: { messages: conversation, overrides: [drop("chatSendMessage")] },
  play: write("โอนไป 500 บาท"),
  tags: ["in:chatDelivery.waiting", "in:chatOutbox.resting"],
});

export const Failed = meta.story({
  parameters: pictures.flow,
  args: { messages: conversation, overrides: [refuse("chatSendMessage", "NO_DATA")] },
  play: write("โอนไป 500 บาท"),
  tags: ["in:chatDelivery.failed"],
});

/** Storage of a device with a message to which a reply proved nothing. */
const kept = (more: object = {}) => ({
  "guest-id": "guest-1",
  "chat.guest.message.c-1": JSON.stringify([
    {
      clientId: "c-1",
      chatRoom: "satang-guest-1",
      content: { message_type: "text", payload: "โอนไป 500 บาท" },
      writtenAt: STORY_NOW,
      isUnclear: true,
      ...more,
    },
  ]),
});

/** A reply proved nothing: the message is looked for in the history before it is sent again. */
export const LookingUp = meta.story({
  args: {
    messages: conversation,
    stored: kept(),
    overrides: [hang("chatHistory"), reply("chatHistory", [], { times: 1 })],
  },
  tags: ["in:chatDelivery.lookingUp"],
});

/** Nothing proved that the message was sent, and the member decides. */
export const Unclear = meta.story({
  parameters: pictures.flow,
  args: { messages: conversation, stored: kept({ hasFailed: true }) },
  tags: ["in:chatDelivery.failed"],
});

/** The member took the failed message back. */
export const Removed = meta.story({
  args: { messages: conversation, overrides: [refuse("chatSendMessage", "NO_DATA")] },
  play: async (context: Context) => {
    await write("โอนไป 500 บาท")(context);
    const page = context.canvasElement.ownerDocument;
    const remove = "[data-part=message][data-state=failed] button:last-of-type";
    (await found(page, remove)).click();
  },
  tags: ["through:chatDelivery.removed"],
});

export const Uploading = meta.story({
  parameters: pictures.states,
  args: {
    messages: conversation,
    uploadTransport: ({ onProgress }) => {
      onProgress?.({ loaded: 64, total: 100 });
      return pending();
    },
  },
  play: sendPicture,
  tags: ["in:chatDelivery.uploadingFile"],
});

/** A picture that was chosen without a line: it is sent when the line returns. */
export const FileWaiting = meta.story({
  parameters: pictures.states,
  args: { messages: conversation, overrides: [drop("chatUploadImage")] },
  play: sendPicture,
  tags: ["in:chatDelivery.waiting", "in:chatOutbox.resting"],
});

/** A picture that was chosen or pasted, before it is sent. */
export const Picked = meta.story({
  parameters: pictures.flow,
  args: { messages: conversation },
  play: pick(),
});

/** A film that was chosen, before it is sent. */
export const PickedFilm = meta.story({
  args: { messages: conversation },
  play: pick(
    () => new File(["\0\0\0\x18ftypisom"], "VID_20261121_140503.mp4", { type: "video/mp4" }),
  ),
});

/** A file that the chat does not take, with what to do. */
export const FileRefused = meta.story({
  parameters: pictures.states,
  args: { messages: conversation },
  play: pick(() => new File(["\0\0\0\x18ftypheic"], "IMG_0042.HEIC", { type: ANY_TYPE })),
});

/** A text that is longer than the chat takes, with its counter. */
export const TooLong = meta.story({
  args: { messages: conversation },
  play: async ({ canvasElement, userEvent }: Context) => {
    const field = await found<HTMLTextAreaElement>(canvasElement.ownerDocument, "textarea");
    const set = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set;
    set?.call(field, "ก".repeat(2010));
    field.dispatchEvent(new Event("input", { bubbles: true }));
    await userEvent.type(field, "{Enter}");
  },
});

/** Every type of message. */
export const Types = meta.story({
  parameters: pictures.flow,
  args: {
    messages: [
      said("", {
        message: {
          message_type: "generic",
          payloads: [
            {
              title: "โบนัสฝากประจำวัน 20%",
              subtitle: "รับได้วันละ 1 ครั้ง สำหรับการฝากครั้งแรกของวัน",
              buttons: [
                { type: "web", title: "ดูโบนัส", payload: "https://satang.example/bonus" },
                { type: "postback", title: "ถามเพิ่มเติม", payload: "BONUS" },
              ],
            },
            { title: "วงล้อนำโชค", subtitle: "คุณมี 3 เหรียญ", buttons: [] },
          ],
        },
      }),
      said("", {
        message: {
          message_type: "media",
          payload: { fileType: "file", url: "/terms.pdf", name: "ข้อตกลง.pdf" },
        },
      }),
      said("", { message: { message_type: "sticker" } }),
      said("", {
        message: {
          message_type: "quick_replies",
          payload: "มีอะไรให้ช่วยอีกไหมคะ",
          payloads: ["ฝากเงินไม่เข้า", "ถอนเงิน", "โบนัส", "ลืมรหัสผ่าน"],
        },
      }),
    ],
  },
});
