import { memo } from "react";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { DateTime } from "../../primitives/DateTime/index.ts";
import { ReadIcon, SupportIcon } from "../../primitives/Icon/index.ts";
import { classNames } from "../../styles/class-names.ts";
import { visuallyHidden } from "../../styles/hidden.css.ts";
import { wholeNumbers } from "../../text/whole-numbers.ts";
import { useChatScope } from "./chat-context.ts";
import * as styles from "./Message.css.ts";
import { MessageContent } from "./MessageContent.tsx";
import { MessageState } from "./MessageState.tsx";
import { QuickReplies } from "./QuickReplies.tsx";
import type { ChatRowData } from "./rows.rules.ts";

/** Props of {@link ChatRow}. */
export type ChatRowProps = ChatRowData & {
  readonly isNewest: boolean;
  /** Today, as the member reads it. */
  readonly today: string;
};

/** A message with the dividers before it, its time and its state. */
export const ChatRow = memo(function ChatRow({
  entry,
  day,
  isNewDay,
  isGroupEnd,
  isNewest,
  today,
}: ChatRowProps) {
  const { t } = useI18n();
  const { agent } = useChatScope();
  const { sender, name, at, content, delivery, isRead, isAfterEnd } = entry;
  const isOwn = sender === "customer";
  const isBare = content.kind === "media" && content.media.kind !== "file";
  return (
    <>
      {isAfterEnd && <div className={styles.divider}>{t("chat.end")}</div>}
      {isNewDay && (
        <div className={styles.divider}>
          {wholeNumbers(day === today ? t("chat.today", { date: day }) : day)}
        </div>
      )}
      <div className={isOwn ? styles.own : styles.others} data-part="message" data-state={delivery}>
        <span className={visuallyHidden} translate={isOwn || name === null ? undefined : "no"}>
          {isOwn ? t("chat.you") : (name ?? agent)}
        </span>
        {!isOwn && isGroupEnd && <SupportIcon size={28} className={styles.avatar} />}
        <div
          className={classNames(
            content.kind === "cards" ? styles.bare : styles.bubble,
            content.kind !== "cards" && (isOwn ? styles.ownBubble : styles.othersBubble),
            isBare && styles.mediaBubble,
            delivery === "failed" && styles.failedBubble,
          )}
        >
          <MessageContent entry={entry} isNewest={isNewest} />
        </div>
        {isNewest && content.kind === "quickReplies" && <QuickReplies replies={content.buttons} />}
        <MessageState entry={entry} />
        {isGroupEnd && delivery === "succeed" && (
          <p className={classNames(styles.meta, isRead && styles.receipt)}>
            {!isOwn && name !== null && <span translate="no">{`${name} · `}</span>}
            <DateTime value={at} format="time" />
            {isRead && (
              <>
                <ReadIcon size={16} /> <span>{t("chat.read")}</span>
              </>
            )}
          </p>
        )}
      </div>
    </>
  );
});
