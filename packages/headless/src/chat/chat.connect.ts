import { pickerAccept } from "@satang/core";
import {
  CHAT_PICKER_TYPES,
  CHAT_TEXT_MAX,
  chatTextLength,
  findChatTextProblem,
  isSendKey,
} from "@satang/machines/chat";
import { buttonProps, formProps } from "../parts/element-props.ts";
import type { ValuesOf } from "../parts/values-of.types.ts";
import type { ChatFileProps, ChatView } from "./chat.view.ts";
import { pastedFile } from "./paste.rules.ts";

/** The conversation, and what the person writes. */
type ChatFacts = Pick<
  ChatView,
  "state" | "isRead" | "entries" | "unread" | "support" | "failure" | "picked" | "notice" | "older"
> & {
  readonly chatRoom: string | null;
  readonly text: string;
};

/** The key code of a key press that an input method handles; Safari reports it after the composition has ended. */
const COMPOSING_KEY_CODE = 229;

/** The values of the view. */
export const chatValues = ({ chatRoom, text, ...facts }: ChatFacts): ValuesOf<ChatView> => ({
  ...facts,
  values: { text },
  textLength: chatTextLength(text),
  textMax: CHAT_TEXT_MAX,
  canWrite: chatRoom !== null && facts.state !== "cannotStart",
  failure: facts.state === "cannotStart" ? facts.failure : null,
});

/** The view of these values. */
export function connectChat(view: ValuesOf<ChatView>, actions: ChatView["actions"]): ChatView {
  const { state, values, picked, canWrite, older } = view;
  const isSendable = canWrite && (findChatTextProblem(values.text) === null || picked !== null);
  const ownButton = (act: (clientId: string) => void, clientId: string | null) => ({
    type: "button" as const,
    onClick: () => {
      if (clientId !== null) act(clientId);
    },
  });
  const fileProps = (use: (file: File) => void): ChatFileProps => ({
    type: "file",
    accept: pickerAccept(CHAT_PICKER_TYPES),
    disabled: !canWrite,
    onChange: ({ target }) => {
      const file = target.files?.[0];
      if (file) use(file);
      // Otherwise the same file could not be chosen again.
      target.value = "";
    },
  });

  return {
    ...view,
    actions,
    getFormProps: () => formProps(state, actions.send),
    getTextProps: () => ({
      value: values.text,
      enterKeyHint: "send",
      onChange: ({ target }) => actions.changeText(target.value),
      onKeyDown: (event) => {
        const isComposing = event.nativeEvent.isComposing || event.keyCode === COMPOSING_KEY_CODE;
        const { key, shiftKey, ctrlKey, altKey, metaKey } = event;
        if (!isSendKey({ key, shiftKey, ctrlKey, altKey, metaKey, isComposing })) return;
        event.preventDefault();
        actions.send();
      },
    }),
    getSubmitProps: () => ({ type: "submit", "aria-disabled": !isSendable || undefined }),
    getFileProps: () => fileProps(actions.sendFile),
    getPickProps: () => fileProps(actions.pickFile),
    getPasteProps: () => ({
      onPaste: (event) => {
        const { clipboardData } = event;
        const text = clipboardData.getData("text/plain");
        const file = pastedFile({ text, files: [...clipboardData.files] });
        if (!file || !canWrite) return;
        event.preventDefault();
        actions.pickFile(file);
      },
    }),
    getLinkProps: ({ kind, href }) =>
      href === null
        ? null
        : {
            href,
            target: kind === "web" ? "_blank" : undefined,
            rel: "noopener noreferrer",
          },
    getAnswerProps: (button) => ({ type: "button", onClick: () => actions.answer(button) }),
    getResendProps: ({ clientId }) => ownButton(actions.resend, clientId),
    getRemoveProps: ({ clientId }) => ownButton(actions.remove, clientId),
    getCancelProps: ({ clientId }) => ownButton(actions.cancel, clientId),
    getOlderProps: () => buttonProps(actions.readOlder, older.state === "reading"),
    getRetryProps: () => ({ type: "button", onClick: actions.retry }),
  };
}
