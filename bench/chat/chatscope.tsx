import "@chatscope/chat-ui-kit-styles/dist/default/styles.min.css";
import { ChatContainer, MainContainer, Message, MessageList } from "@chatscope/chat-ui-kit-react";
import { createRoot } from "react-dom/client";
import type { Contestant } from "./contestant.types.ts";

/** As its documentation begins. */
export const chatscope: Contestant = (element) => {
  const root = createRoot(element);
  return (messages) =>
    root.render(
      <MainContainer>
        <ChatContainer>
          <MessageList scrollBehavior="auto">
            {messages.map(({ id, text, isOwn }) => (
              <Message
                key={id}
                model={{
                  message: text,
                  direction: isOwn ? "outgoing" : "incoming",
                  position: "single",
                }}
              />
            ))}
          </MessageList>
        </ChatContainer>
      </MainContainer>,
    );
};
