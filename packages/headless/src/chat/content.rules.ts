import { callAddress, canParseUrl, isBlank, removeInvisible, shortenText } from "@satang/core";
import type { ChatContent } from "@satang/machines/chat";

/** A button of support. */
export type ChatButton = {
  readonly title: string;
  /** `web` and `call` have an address, `postback` sends `payload` to support, `text` sends its title as a message. */
  readonly kind: "web" | "call" | "postback" | "text";
  /** Safe to follow: `http`, `https` or `tel`. `null` for a postback, and for an address that may not be followed. */
  readonly href: string | null;
  readonly payload: string;
};

/** A card of support. */
export type ChatCard = {
  readonly title: string;
  readonly subtitle: string | null;
  /** Address of its picture, not trusted: show it only from origins that you allow. `null` without one. */
  readonly picture: string | null;
  readonly buttons: readonly ChatButton[];
};

/** The file of a message. */
export type ChatMedia = {
  readonly kind: "image" | "video" | "file";
  /** Address of the file, not trusted. `null` while it is being uploaded. */
  readonly address: string | null;
  readonly name: string | null;
  readonly text: string | null;
};

/** The content of a message, checked: what cannot be read is `unknown`. */
export type ChatShown =
  | { readonly kind: "text"; readonly text: string }
  | {
      readonly kind: "buttons" | "quickReplies";
      readonly text: string | null;
      readonly buttons: readonly ChatButton[];
    }
  | { readonly kind: "media"; readonly media: ChatMedia }
  | { readonly kind: "cards"; readonly cards: readonly ChatCard[] }
  | { readonly kind: "unknown" };

const UNKNOWN: ChatShown = { kind: "unknown" };

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const textOf = (value: unknown): string | null =>
  typeof value === "string" && !isBlank(value) ? value : null;

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/**
 * The address of a link as the browser reads it, when it is `http` or `https` without a user name; otherwise `null`.
 * @param text address of the service, not trusted
 */
export function webAddressOf(text: string): string | null {
  const base = globalThis.location?.href;
  const address = removeInvisible(text).trim();
  if (address === "" || !canParseUrl(address, base)) return null;
  const { protocol, username, password, href } = new URL(address, base);
  const isWeb = protocol === "https:" || protocol === "http:";
  return isWeb && username === "" && password === "" ? href : null;
}

function readButton(value: unknown): readonly ChatButton[] {
  // A quick reply can be a text alone.
  const text = textOf(value);
  if (text !== null) return [{ title: text, kind: "text", href: null, payload: text }];
  if (!isFields(value)) return [];
  const title = textOf(value.title);
  const payload = textOf(value.payload) ?? "";
  if (title === null) return [];
  if (value.type === "web") return [{ title, kind: "web", href: webAddressOf(payload), payload }];
  if (value.type === "call") return [{ title, kind: "call", href: callAddress(payload), payload }];
  return [{ title, kind: "postback", href: null, payload: payload || title }];
}

function readCard(value: unknown): readonly ChatCard[] {
  if (!isFields(value)) return [];
  const title = textOf(value.title);
  if (title === null) return [];
  return [
    {
      title,
      subtitle: textOf(value.subtitle),
      picture: textOf(value.image_url),
      buttons: listOf(value.buttons).flatMap(readButton),
    },
  ];
}

/** Longest name that people read, characters (ADR 0082). The name of a file may be longer on the wire, where it is compared. */
const LONGEST_NAME = 200;
const MEDIA_KINDS: ReadonlySet<unknown> = new Set(["image", "video", "file"]);

function readMedia(payload: unknown): ChatShown {
  if (!isFields(payload)) return UNKNOWN;
  const { fileType, url, filePath, name, message } = payload;
  const kind = MEDIA_KINDS.has(fileType) ? (fileType as ChatMedia["kind"]) : "file";
  const address = textOf(url) ?? textOf(filePath);
  const named = shortenText(textOf(name) ?? "", LONGEST_NAME) || null;
  return { kind: "media", media: { kind, address, name: named, text: textOf(message) } };
}

/** A postback is shown as the button that was pressed. */
function readPostback({ payload, payloads }: ChatContent): ChatShown {
  const [pressed] = listOf(payloads).flatMap(readButton);
  const text = pressed?.title ?? textOf(payload);
  return text === null ? UNKNOWN : { kind: "text", text };
}

/** Reads the content of a message. It never throws. */
export function readContent(content: ChatContent): ChatShown {
  const { message_type: type, payload, payloads } = content;
  const text = textOf(payload);
  const buttons = listOf(payloads).flatMap(readButton);
  switch (type) {
    case "text":
      return text === null ? UNKNOWN : { kind: "text", text };
    case "buttons":
    case "quick_replies": {
      if (text === null && buttons.length === 0) return UNKNOWN;
      return { kind: type === "buttons" ? "buttons" : "quickReplies", text, buttons };
    }
    case "media":
      return readMedia(payload);
    case "generic": {
      const cards = listOf(payloads).flatMap(readCard);
      return cards.length === 0 ? UNKNOWN : { kind: "cards", cards };
    }
    case "postback":
      return readPostback(content);
    default:
      return UNKNOWN;
  }
}

/** The content of a text message. */
export const textContent = (text: string): ChatContent => ({ message_type: "text", payload: text });

/** The content of a press on a button. */
export const answerContent = ({ kind, title, payload }: ChatButton): ChatContent =>
  kind === "text"
    ? textContent(title)
    : { message_type: "postback", payload, payloads: [{ type: "postback", title, payload }] };

/** The content of a file that is still to be uploaded. */
export const fileContent = (fileType: "image" | "video", name: string): ChatContent => ({
  message_type: "media",
  payload: { fileType, name },
});
