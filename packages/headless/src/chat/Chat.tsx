import { createContext, forwardRef } from "react";
import { FlowRoot, type FlowRootProps } from "../parts/flow-root.tsx";
import { Part, type PartProps } from "../parts/part.tsx";
import { usePartContext } from "../parts/part-context.ts";
import { readiness } from "../parts/readiness.ts";
import type { ChatView } from "./chat.view.ts";
import { useChat } from "./use-chat.ts";
import type { UseChatOptions } from "./use-is-watched.ts";

const ChatContext = createContext<ChatView | undefined>(undefined);
const useView = (part: string) => usePartContext(ChatContext, `Chat.${part}`, "Chat.Root");

/** Props of `Chat.Root`; everything else goes to its `div`. */
export type ChatRootProps = FlowRootProps<"div", ChatView, UseChatOptions>;

/** Holds the conversation for the parts below it. `data-state` is the state of the view. */
const Root = forwardRef<HTMLDivElement, ChatRootProps>(function Root(props, ref) {
  return (
    <FlowRoot tag="div" named="chat" context={ChatContext} useFlow={useChat} {...props} ref={ref} />
  );
});

/** The form of a message. `data-state` is the state of the view. */
const Form = forwardRef<HTMLFormElement, PartProps<"form">>(function Form(props, ref) {
  const { state, getFormProps } = useView("Form");
  return (
    <Part tag="form" named="chat-form" state={state} {...getFormProps()} {...props} ref={ref} />
  );
});

/** The submit button. `data-state` is `ready`, or `disabled` without a text. */
const Send = forwardRef<HTMLButtonElement, PartProps<"button">>(function Send(props, ref) {
  const button = useView("Send").getSubmitProps();
  return (
    <Part
      tag="button"
      named="chat-send"
      state={readiness(false, button["aria-disabled"] === true)}
      {...button}
      {...props}
      ref={ref}
    />
  );
});

/** The input that chooses a file. `data-state` is the state of the view. */
const File = forwardRef<HTMLInputElement, PartProps<"input">>(function File(props, ref) {
  const { state, getFileProps } = useView("File");
  return (
    <Part tag="input" named="chat-file" state={state} {...getFileProps()} {...props} ref={ref} />
  );
});

/** The button that reads older messages, rendered while there are any. `data-state` is that of the older messages. */
const Older = forwardRef<HTMLButtonElement, PartProps<"button">>(function Older(props, ref) {
  const { older, getOlderProps } = useView("Older");
  if (older.state === "complete") return null;
  return (
    <Part
      tag="button"
      named="chat-older"
      state={older.state}
      {...getOlderProps()}
      {...props}
      ref={ref}
    />
  );
});

/** The button that starts again, rendered when the chat could not start. `data-state` is the state of the view. */
const Retry = forwardRef<HTMLButtonElement, PartProps<"button">>(function Retry(props, ref) {
  const { state, getRetryProps } = useView("Retry");
  if (state !== "cannotStart") return null;
  return (
    <Part tag="button" named="chat-retry" state={state} {...getRetryProps()} {...props} ref={ref} />
  );
});

/** The conversation with support in parts without styles and texts. The `textarea` spreads `getTextProps()`. */
export const Chat = { Root, Form, Send, File, Older, Retry };
