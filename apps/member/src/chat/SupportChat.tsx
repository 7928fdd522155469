import { useChatOffer } from "@satang/headless/chat";
import { useState } from "react";
import { config } from "../config/config.ts";
import { useChatOpen } from "./chat-open.ts";
import { ChatWidget } from "./chat-widget.lazy.tsx";
import { EarlyChatButton } from "./EarlyChatButton.tsx";

/**
 * The support chat by the server's flag. The conversation is loaded when it is first opened, or when messages of this device may
 * wait in it.
 */
export function SupportChat() {
  const { isOn, hasConversation } = useChatOffer();
  const [open, setOpen] = useChatOpen();
  const [wasOpened, setOpened] = useState(false);
  if (open && !wasOpened) setOpened(true);
  if (!isOn) return null;
  if (wasOpened || hasConversation) {
    return <ChatWidget brand={config.brandName} open={open} onOpenChange={setOpen} />;
  }
  return <EarlyChatButton onPress={() => setOpen(true)} />;
}
