import type { ChatShown } from "@satang/headless/chat";

/** A message in words; `null` for one that has none. */
export function contentText(content: ChatShown): string | null {
  switch (content.kind) {
    case "text":
    case "buttons":
    case "quickReplies":
      return content.text;
    case "media":
      return content.media.text ?? content.media.name;
    case "cards":
      return content.cards.map(({ title }) => title).join(", ");
    case "unknown":
      return null;
  }
}
