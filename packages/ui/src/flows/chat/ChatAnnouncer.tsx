import type { ChatEntry } from "@satang/headless/chat";
import { useState } from "react";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { visuallyHidden } from "../../styles/hidden.css.ts";
import { keptValue } from "../../text/kept-value.ts";
import { useChatScope } from "./chat-context.ts";
import { contentText } from "./content-text.rules.ts";

/** Props of {@link ChatAnnouncer}. */
export type ChatAnnouncerProps = {
  readonly entries: readonly ChatEntry[];
  /** The conversation has been read: messages after this are new. */
  readonly isRead: boolean;
};

type Announced = {
  readonly entry: ChatEntry;
  readonly kind: "arrived" | "failed";
  /** Counts the announcements. */
  readonly number: number;
};

/**
 * Announces a message of support that arrives, also while the chat is closed, and an own one that was not sent. The list itself
 * announces nothing, because it renders rows that are not new.
 */
export function ChatAnnouncer({ entries, isRead }: ChatAnnouncerProps) {
  const { t } = useI18n();
  const { agent } = useChatScope();
  const newest = entries.findLast(({ sender }) => sender === "other") ?? null;
  const [known, setKnown] = useState<{ readonly id: string | null } | null>(null);
  const [announced, setAnnounced] = useState<Announced | null>(null);
  const announce = (entry: ChatEntry | null, kind: Announced["kind"]) => {
    const number = (announced?.number ?? 0) + 1;
    if (entry !== null) setAnnounced({ entry, kind, number });
  };
  // Another person: the newest message of this conversation is not new, and that of the last is nobody's business.
  if (!isRead && known !== null) {
    setKnown(null);
    setAnnounced(null);
  }
  if (isRead && known?.id !== (newest?.id ?? null)) {
    setKnown({ id: newest?.id ?? null });
    if (known !== null) announce(newest, "arrived");
  }
  const failed = entries.findLast(({ delivery }) => delivery === "failed") ?? null;
  const [knownFailed, setKnownFailed] = useState(failed?.id ?? null);
  if (knownFailed !== (failed?.id ?? null)) {
    setKnownFailed(failed?.id ?? null);
    announce(failed, "failed");
  }
  const wordsOf = ({ entry: { name, content, isUnclear }, kind }: Announced) => {
    const text = contentText(content) ?? t("chat.unknown");
    if (kind === "arrived")
      return keptValue(t("chat.from", { name: name ?? agent, text }), name ?? "");
    const failure = t(isUnclear ? "chat.delivery.unclear" : "chat.delivery.failed");
    return t("chat.from", { name: failure, text });
  };
  return (
    <p role="status" className={visuallyHidden}>
      {/* A new element: the same words a second time would change nothing, and be silent. */}
      {announced && <span key={announced.number}>{wordsOf(announced)}</span>}
    </p>
  );
}
