import { lazyPart } from "../shell/lazy-part.tsx";
import { useChatOpen } from "./chat-open.ts";
import { EarlyChatButton } from "./EarlyChatButton.tsx";
import { useChatPlace } from "./use-chat-place.ts";

/** A press while the chat is being loaded opens it then. */
function LoadingChat() {
  const { setOpen } = useChatOpen();
  if (useChatPlace() !== "button") return null;
  return <EarlyChatButton loading onPress={() => setOpen(true)} />;
}

/** The conversation, with its button where there is one. */
export const ChatWidget = lazyPart(
  async () => (await import("@satang/ui/flows/chat")).ChatWidget,
  "screen",
  <LoadingChat />,
);
