import { useChatOffer } from "@satang/headless/chat";
import type { ChatSlots } from "@satang/ui/flows/chat";
import { useEffect, useEffectEvent, useState } from "react";
import { navigate } from "wouter/use-browser-location";
import { config } from "../config/config.ts";
import { paths } from "../navigation/paths.ts";
import { useChatOpen } from "./chat-open.ts";
import styles from "./chat-panel.module.css";
import type { ChatPlace } from "./chat-place.rules.ts";
import { ChatWidget } from "./chat-widget.lazy.tsx";
import { EarlyChatButton } from "./EarlyChatButton.tsx";
import { UnreadCount } from "./UnreadCount.tsx";
import { useChatPlace } from "./use-chat-place.ts";

const SLOTS: Readonly<Record<ChatPlace, ChatSlots>> = {
  button: {},
  menu: { button: UnreadCount },
  hidden: { button: UnreadCount, peek: null },
};

const AT_START = { root: styles.atStart ?? "" };

/**
 * The support chat by the server's flag. The conversation is loaded when it is first opened, or when messages of this device may
 * wait in it.
 */
export function SupportChat() {
  const { isOn, isLoading, hasConversation } = useChatOffer();
  const { isOpen: open, topic, setOpen } = useChatOpen();
  const [wasOpened, setOpened] = useState(false);
  const place = useChatPlace();
  if (open && !wasOpened) setOpened(true);
  const isMissing = open && !isOn && !isLoading;
  const showContact = useEffectEvent(() => {
    setOpen(false);
    navigate(paths.contact);
  });
  // The help link of the login does not know whether the service has a chat.
  useEffect(() => {
    if (isMissing) showContact();
  }, [isMissing]);
  if (!isOn) return null;
  if (wasOpened || hasConversation) {
    return (
      <ChatWidget
        brand={config.brandName}
        open={open}
        onOpenChange={(next) => setOpen(next)}
        topic={topic ?? undefined}
        slots={SLOTS[place]}
        classNames={place === "hidden" ? AT_START : undefined}
      />
    );
  }
  return place === "button" ? <EarlyChatButton onPress={() => setOpen(true)} /> : null;
}
