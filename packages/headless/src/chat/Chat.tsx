import { createParts, type RootProps } from "../parts/create-parts.tsx";
import { readiness } from "../parts/part-state.rules.ts";
import { useChat } from "./use-chat.ts";

/** Props of `Chat.Root`; everything else goes to its `div`. */
export type ChatRootProps = RootProps<"div", typeof useChat>;

/** The conversation with support in parts without styles and texts. The `textarea` spreads `getTextProps()`. */
export const Chat = /* @__PURE__ */ createParts("Chat", useChat, ({ root, part }) => ({
  /** Holds the conversation for the parts below it. `data-state` is the state of the view. */
  Root: root("div", "chat"),
  /** The form of a message. `data-state` is the state of the view. */
  Form: part("form", "chat-form", (view) => view.getFormProps()),
  /** The submit button. `data-state` is `ready`, or `disabled` without a text. */
  Send: part("button", "chat-send", (view) => view.getSubmitProps(), {
    state: (_, button) => readiness(false, button["aria-disabled"] === true),
  }),
  /** The input that chooses a file. `data-state` is the state of the view. */
  File: part("input", "chat-file", (view) => view.getFileProps()),
  /** The button that reads older messages, rendered while there are any. `data-state` is that of the older messages. */
  Older: part("button", "chat-older", (view) => view.getOlderProps(), {
    state: ({ older }) => older.state,
    when: ({ older }) => older.state !== "complete",
  }),
  /** The button that starts again, rendered when the chat could not start. `data-state` is the state of the view. */
  Retry: part("button", "chat-retry", (view) => view.getRetryProps(), {
    when: ({ state }) => state === "cannotStart",
  }),
}));
