import type { ChatEntry, ChatShown } from "@satang/headless/chat";
import { useState } from "react";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { visuallyHidden } from "../../styles/hidden.css.ts";

function textOf(content: ChatShown): string | null {
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

/** Props of {@link ChatAnnouncer}. */
export type ChatAnnouncerProps = {
  readonly entries: readonly ChatEntry[];
  /** The conversation has been read: messages after this are new. */
  readonly isRead: boolean;
};

/**
 * Announces a message of support that arrives, also while the chat is closed. The list itself announces nothing, because it renders
 * rows that are not new.
 */
export function ChatAnnouncer({ entries, isRead }: ChatAnnouncerProps) {
  const { t } = useI18n();
  const newest = entries.findLast(({ sender }) => sender === "other") ?? null;
  const [known, setKnown] = useState<{ readonly id: string | null } | null>(null);
  const [announced, setAnnounced] = useState<ChatEntry | null>(null);
  if (isRead && known?.id !== (newest?.id ?? null)) {
    setKnown({ id: newest?.id ?? null });
    if (known !== null) setAnnounced(newest);
  }
  const name = announced?.name ?? t("chat.agent");
  const text = announced && (textOf(announced.content) ?? t("chat.unknown"));
  return (
    <p role="status" className={visuallyHidden}>
      {text !== null && t("chat.from", { name, text })}
    </p>
  );
}
