import { lazyPart } from "../shell/lazy-part.tsx";
import { useChatOpen } from "./chat-open.ts";
import { EarlyChatButton } from "./EarlyChatButton.tsx";

/** A press while the chat is being loaded opens it then. */
function LoadingChat() {
  const [, setOpen] = useChatOpen();
  return <EarlyChatButton loading onPress={() => setOpen(true)} />;
}

/** The conversation with its button. */
export const ChatWidget = lazyPart(
  async () => (await import("@satang/ui/flows/chat")).ChatWidget,
  "screen",
  <LoadingChat />,
);
