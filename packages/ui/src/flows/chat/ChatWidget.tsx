"use client";

import { useChat } from "@satang/headless/chat";
import { usePictureOrigins } from "@satang/headless/provider";
import { useEffect, useMemo, useRef } from "react";
import { useMedia } from "../../hooks/use-media.ts";
import { useStableCallback } from "../../hooks/use-stable-callback.ts";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import type { OnOpenChange } from "../../overlay/open-change.types.ts";
import { useOpen } from "../../overlay/use-open.ts";
import { FlowFrame } from "../frame/FlowFrame.tsx";
import { ChatAnnouncer } from "./ChatAnnouncer.tsx";
import * as styles from "./ChatButton.css.ts";
import { ChatButton } from "./ChatButton.tsx";
import { CornerPanel, ScreenPanel } from "./ChatPanel.tsx";
import { ChatPeek } from "./ChatPeek.tsx";
import { ChatContext } from "./chat-context.ts";
import type { ChatPartsProps } from "./chat-parts.types.ts";
import { corner } from "./panel-size.ts";

/** Props of {@link ChatWidget}. */
export interface ChatWidgetProps extends ChatPartsProps {
  /** Name of the service: the title is "Satang support". Without it, the title is "Support chat". */
  brand?: string | undefined;
  /** Whether the chat is open; without it the component keeps this itself. */
  open?: boolean | undefined;
  /** Whether it is open at first. @default false */
  defaultOpen?: boolean | undefined;
  /** Called with `trigger`, `closeButton` or `escape`. */
  onOpenChange?: OnOpenChange | undefined;
  /** More origins from which pictures and films are shown, in addition to those of the page and of the backend. @default [] */
  pictureOrigins?: readonly string[] | undefined;
  /**
   * Whether new messages are looked for while the chat is closed, after this person has opened it here or has taken part in
   * the conversation on this device. `false` makes no call then, and the button counts no new message. @default true
   */
  watchWhileClosed?: boolean | undefined;
  /** Subject of the message: the first words of a field that is empty when the chat opens. */
  topic?: string | undefined;
}

/**
 * The support chat: a round button, and the conversation in the corner of the page or over a small screen. It calls nothing until it
 * is opened. While it is closed then, the conversation goes on: new messages are counted and announced.
 *
 * @example
 * <ChatWidget brand="Satang" />
 */
export function ChatWidget({
  brand,
  open: openProp,
  defaultOpen = false,
  onOpenChange,
  pictureOrigins: more,
  watchWhileClosed,
  topic,
  classNames,
  slots,
}: ChatWidgetProps) {
  const { t } = useI18n();
  const [open, setOpen] = useOpen({ open: openProp, defaultOpen, onOpenChange });
  const chat = useChat({ open, watchWhileClosed });
  const pictureOrigins = usePictureOrigins(more);
  const button = useRef<HTMLButtonElement>(null);
  const beginWith = useStableCallback((words: string) => {
    if (chat.values.text === "") chat.actions.changeText(words);
  });
  useEffect(() => {
    if (open && topic) beginWith(topic);
  }, [open, topic, beginWith]);
  const isInCorner = useMedia(corner, true);
  const agent = brand === undefined ? t("chat.agent") : t("chat.agentOf", { brand });
  const title = brand === undefined ? t("chat.title") : agent;
  const Opener = slots?.button;
  const hasButton = Opener === undefined;
  const scope = useMemo(
    () => ({ chat, title, agent, hasButton, pictureOrigins }),
    [chat, title, agent, hasButton, pictureOrigins],
  );
  const peeked =
    chat.isRead && chat.unread > 0
      ? chat.entries.findLast(({ sender }) => sender === "other")
      : null;
  const opener = { open, unread: chat.unread, onPress: () => setOpen(!open, "trigger") };
  const Panel = isInCorner ? CornerPanel : ScreenPanel;
  return (
    <ChatContext.Provider value={scope}>
      <FlowFrame classNames={classNames} slots={slots}>
        <aside className={styles.widget} aria-label={title} data-part="chat">
          {Opener && <Opener {...opener} />}
          {hasButton && <ChatButton {...opener} ref={button} className={classNames?.button} />}
          {!open && peeked && slots?.peek !== null && (
            <ChatPeek
              key={peeked.id}
              entry={peeked}
              place={hasButton ? "button" : "menu"}
              onOpen={() => setOpen(true, "trigger")}
              className={classNames?.peek}
            />
          )}
          {open && <Panel opener={button} onClose={(reason) => setOpen(false, reason)} />}
          <ChatAnnouncer entries={chat.entries} isRead={chat.isRead} />
        </aside>
      </FlowFrame>
    </ChatContext.Provider>
  );
}
