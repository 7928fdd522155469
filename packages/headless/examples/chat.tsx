import { Chat, type ChatEntry, type ChatView, useChat } from "@satang/headless/chat";

function Message({ entry, chat }: { entry: ChatEntry; chat: ChatView }) {
  const { content, delivery } = entry;
  return (
    <li>
      {content.kind === "text" && content.text}
      {content.kind === "media" && content.media.name}
      {"buttons" in content &&
        content.buttons.map((button) => {
          const link = chat.getLinkProps(button);
          return link ? (
            <a key={button.title} {...link}>
              {button.title}
            </a>
          ) : (
            <button key={button.title} {...chat.getAnswerProps(button)}>
              {button.title}
            </button>
          );
        })}
      {delivery === "failed" && (
        <>
          <button {...chat.getResendProps(entry)}>Send again</button>
          <button {...chat.getRemoveProps(entry)}>Remove</button>
        </>
      )}
      {delivery === "sending" && " (sending)"}
    </li>
  );
}

/** The conversation with support, in bare HTML. */
export function ChatExample() {
  const chat = useChat();
  return (
    <Chat.Root value={chat} role="region" aria-label="Support">
      {chat.state === "cannotStart" && <p role="alert">Cannot start chatting</p>}
      <Chat.Retry>Try again</Chat.Retry>
      <Chat.Older>Older messages</Chat.Older>
      <ol aria-label="Messages">
        {chat.entries.map((entry) => (
          <Message key={entry.id} entry={entry} chat={chat} />
        ))}
      </ol>
      <Chat.Form>
        <textarea aria-label="Message" {...chat.getTextProps()} />
        <Chat.Send>Send</Chat.Send>
        <Chat.File aria-label="Picture or video" />
      </Chat.Form>
      {chat.notice && <p role="alert">{chat.notice.kind}</p>}
    </Chat.Root>
  );
}
