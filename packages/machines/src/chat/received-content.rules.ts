import { shortenText } from "@satang/core";
import type { ChatContent } from "./chat-message.types.ts";
import { isObject, LONGEST_LABEL } from "./received-limits.rules.ts";

/** Longest texts of the contract that people read, characters (ADR 0082). */
const LONGEST_WORDS = 2_000;
const LONGEST_FILE_NAME = 1_000;
/** Longest address or answer, UTF-16 units. */
const LONGEST_WHOLE = 4_096;
/** The most buttons, quick replies or cards of a message, and buttons of a card. */
const MOST_PARTS = 20;
const MOST_BUTTONS = 10;

/** A text that people read. */
const wordsOf = (value: unknown, most = LONGEST_WORDS): string | null =>
  typeof value === "string" ? shortenText(value, most) : null;

/** A text that is followed, sent back or compared: a part of it means something else. */
const wholeOf = (value: unknown): string | null =>
  typeof value === "string" && value.length <= LONGEST_WHOLE ? value : null;

const firstOf = (value: unknown, most: number): readonly unknown[] =>
  Array.isArray(value) ? value.slice(0, most) : [];

/** A button, or a quick reply that is a text alone. One with an answer that is longer than any is left out. */
function readButton(value: unknown): readonly unknown[] {
  if (typeof value === "string") return [wordsOf(value, LONGEST_LABEL)];
  if (!isObject(value)) return [];
  const payload = wholeOf(value.payload);
  if (payload === null && typeof value.payload === "string") return [];
  return [{ type: wholeOf(value.type), title: wordsOf(value.title, LONGEST_LABEL), payload }];
}

function readCard(value: unknown): readonly unknown[] {
  if (!isObject(value)) return [];
  return [
    {
      title: wordsOf(value.title, LONGEST_LABEL),
      subtitle: wordsOf(value.subtitle),
      image_url: wholeOf(value.image_url),
      buttons: firstOf(value.buttons, MOST_BUTTONS).flatMap(readButton),
    },
  ];
}

function readPayload(type: string, payload: unknown): unknown {
  if (type === "postback") return wholeOf(payload);
  if (type !== "media") return wordsOf(payload);
  if (!isObject(payload)) return null;
  return {
    message: wordsOf(payload.message),
    url: wholeOf(payload.url),
    filePath: wholeOf(payload.filePath),
    fileType: wholeOf(payload.fileType),
    name: wordsOf(payload.name, LONGEST_FILE_NAME),
  };
}

/**
 * The content of a message of the wire, of which everything has a largest size: what people read is shortened, what is
 * followed or sent back is whole or left out, and so are other fields.
 */
export function readReceivedContent(
  type: string,
  { payload, payloads }: Readonly<Record<string, unknown>>,
): ChatContent {
  const readPart = type === "generic" ? readCard : readButton;
  return {
    message_type: shortenText(type, LONGEST_LABEL),
    payload: readPayload(type, payload),
    payloads: Array.isArray(payloads) ? firstOf(payloads, MOST_PARTS).flatMap(readPart) : null,
  };
}
