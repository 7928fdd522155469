import { randomUuid } from "@satang/api";
import { cleanChatText, pickerAccept } from "@satang/core";
import {
  CHAT_PICKER_TYPES,
  CHAT_TEXT_MAX,
  type ChatContent,
  type ChatFileProblem,
  countCharacters,
  countUnread,
  findChatTextProblem,
  isSendKey,
  newestOf,
  selectAnswersInMinutes,
  selectChatError,
  selectChatLine,
  selectChatMessages,
  selectChatRoom,
  selectIsHistoryRead,
  selectIsOnline,
  selectIsResting,
  selectIsTyping,
  selectOutgoing,
  selectReadAt,
  selectSupportReadAt,
  writtenAfter,
} from "@satang/machines";
import { type ChangeEvent, useCallback, useMemo, useState } from "react";
import type { KeptActor } from "../actors/actor.types.ts";
import { buttonProps, formProps } from "../parts/element-props.ts";
import { useActorOf, useSatang, useSelector } from "../provider/index.ts";
import { useSession } from "../session/index.ts";
import type { ChatView } from "./chat.view.ts";
import {
  createChatConnection,
  createChatOutbox,
  createChatSupport,
  createReadMark,
} from "./chat-actors.ts";
import { chatServiceOf } from "./chat-service.ts";
import { answerContent, fileContent, textContent } from "./content.rules.ts";
import { type ChatEntry, toEntries } from "./entries.rules.ts";
import { pastedFile } from "./paste.rules.ts";
import { type PickedFile, readPickedFile } from "./read-picked-file.ts";
import { useChatNotice } from "./use-chat-notice.ts";
import { useDraft } from "./use-draft.ts";
import { type UseChatOptions, useIsWatched } from "./use-is-watched.ts";
import { useOlderMessages } from "./use-older-messages.ts";
import { usePickedFile } from "./use-picked-file.ts";

const WHILE_USED = { whenUnused: "stop" } as const;
/** The key code of a key press that an input method handles; Safari reports it after the composition has ended. */
const COMPOSING_KEY_CODE = 229;

/** The actor of a key while it is used; without a key one that does nothing, because it is not started. */
function useWatchedActor<A extends KeptActor>(key: string | null, create: () => A): A {
  const [idle] = useState(create);
  return useActorOf(key, create, WHILE_USED) ?? idle;
}

/** The actors of the person who is on this device now; another person gets new ones. They run while they are watched. */
function useChatActors(who: "member" | "guest", isWatched: boolean) {
  const scope = useSatang("useChat");
  const service = chatServiceOf(scope);
  const keyOf = (name: string) => (isWatched ? `chat.${name}.${who}` : null);
  const outbox = useWatchedActor(keyOf("outbox"), () => createChatOutbox(service));
  const readMark = useWatchedActor(keyOf("read"), () => createReadMark(service));
  const support = useWatchedActor(keyOf("support"), createChatSupport);
  const connection = useWatchedActor(keyOf("line"), () =>
    createChatConnection(scope, service, outbox, support),
  );
  return { service, outbox, readMark, support, connection };
}

const later = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.max(one, other);

/**
 * The conversation with support, of the member or of a visitor (journey.txt §2, §9, decision 43). It goes on while the hook is used
 * anywhere and watched; messages that were not sent are kept on the device until they are.
 * @throws Error outside `SatangProvider`.
 *
 * @example
 * const chat = useChat();
 * <form {...chat.getFormProps()}>
 *   <textarea aria-label="Message" {...chat.getTextProps()} />
 *   <button {...chat.getSubmitProps()}>Send</button>
 * </form>
 */
export function useChat(options: UseChatOptions = {}): ChatView {
  const { isSignedIn } = useSession();
  const who = isSignedIn ? "member" : "guest";
  const isWatched = useIsWatched(who, options);
  const [isSending, setSending] = useState(false);
  const { service, outbox, readMark, support, connection } = useChatActors(
    who,
    isWatched || isSending,
  );
  const line = useSelector(connection, selectChatLine);
  // A socket notices late that there is no line; a call notices it at once.
  const isResting = useSelector(outbox, selectIsResting);
  const state = line === "connected" && isResting ? "interrupted" : line;
  const isRead = useSelector(connection, selectIsHistoryRead);
  const chatRoom = useSelector(connection, selectChatRoom);
  const messages = useSelector(connection, selectChatMessages);
  const failure = useSelector(connection, selectChatError);
  const outgoing = useSelector(outbox, selectOutgoing);
  // One that the service refused waits for the person, and not for the service.
  const isOnItsWay = outgoing.some(({ delivery }) => delivery !== "failed");
  if (isOnItsWay !== isSending) setSending(isOnItsWay);
  const readAt = later(useSelector(readMark, selectReadAt), service.storage.readMark());
  const supportReadAt = useSelector(support, selectSupportReadAt);
  const isOnline = useSelector(support, selectIsOnline);
  const answersInMinutes = useSelector(support, selectAnswersInMinutes);
  const isTyping = useSelector(support, selectIsTyping);
  const { text, setText } = useDraft(service, chatRoom);
  const { picked, pick, remove: removePicked } = usePickedFile(service);
  const { notice, setNotice } = useChatNotice();
  const { older, readOlder } = useOlderMessages(service, connection, messages.length, isRead);

  const entries = useMemo(
    () => toEntries(messages, outgoing, service.files.inMemory, supportReadAt),
    [messages, outgoing, service, supportReadAt],
  );
  // A reply reads what is before it.
  const unread = countUnread(messages, later(readAt, newestOf(messages, "customer")));
  const newest = newestOf(messages, "other");
  const showNewest = useCallback(
    (isShown: boolean) => {
      if (isShown && newest !== null) readMark.send({ type: "unread.show", at: newest });
      else readMark.send({ type: "unread.hide" });
    },
    [readMark, newest],
  );

  const canWrite = chatRoom !== null && state !== "cannotStart";
  const write = (content: ChatContent, file?: File) => {
    // A file is read before it is written: meanwhile the member may have signed out.
    if (chatRoom === null || !service.isHere()) return;
    const clientId = randomUuid();
    if (file) service.files.keep(clientId, file);
    const waiting = selectOutgoing(outbox.getSnapshot()).map(({ message: before }) => before);
    const writtenAt = writtenAfter(waiting, Date.now());
    const message = { clientId, chatRoom, content, writtenAt };
    outbox.send({ type: "message.write", message });
  };
  const writeFile = ({ kind, file }: PickedFile) => write(fileContent(kind, file.name), file);
  const send = () => {
    if (!canWrite) return;
    const problem = findChatTextProblem(text);
    if (problem === "tooLong") return setNotice({ kind: "tooLong" });
    if (picked) {
      writeFile(picked);
      removePicked();
    }
    if (problem !== null) return;
    write(textContent(cleanChatText(text)));
    setText("");
  };
  const report = (problem: ChatFileProblem | null) => {
    if (problem) setNotice({ kind: "file", problem });
  };
  const sendFile = async (chosen: File) => {
    setNotice(null);
    const { picked: read, problem } = await readPickedFile(chosen);
    if (read) writeFile(read);
    report(problem);
  };
  const pickFile = async (chosen: File) => {
    setNotice(null);
    report(await pick(chosen));
  };
  const renew = async ({ id }: ChatEntry) => {
    const place = entries.findIndex((entry) => entry.id === id);
    if (place < 0 || place >= messages.length) return;
    const reply = await service.readAgain(messages.length - 1 - place);
    if (reply.ok) connection.send({ type: "messages.renew", messages: reply.data });
  };
  const actions: ChatView["actions"] = {
    changeText: setText,
    send,
    sendFile: (file) => void sendFile(file),
    pickFile: (file) => void pickFile(file),
    removePicked,
    answer: (button) => {
      if (canWrite) write(answerContent(button));
    },
    resend: (clientId) => outbox.send({ type: "message.resend", clientId }),
    remove: (clientId) => outbox.send({ type: "message.remove", clientId }),
    cancel: (clientId) => outbox.send({ type: "upload.cancel", clientId }),
    readOlder: () => void readOlder(),
    renew: (entry) => void renew(entry),
    retry: () => connection.send({ type: "chat.retry" }),
    showNewest,
  };
  const buttonFor = (act: (clientId: string) => void, clientId: string | null) => ({
    type: "button" as const,
    onClick: () => {
      if (clientId !== null) act(clientId);
    },
  });

  const fileProps = (use: (file: File) => void) => ({
    type: "file" as const,
    accept: pickerAccept(CHAT_PICKER_TYPES),
    disabled: !canWrite,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      const file = target.files?.[0];
      if (file) use(file);
      // Otherwise the same file could not be chosen again.
      target.value = "";
    },
  });

  return {
    state,
    isRead,
    values: { text },
    picked,
    textLength: countCharacters(text),
    textMax: CHAT_TEXT_MAX,
    canWrite,
    entries,
    unread,
    support: { isOnline, answersInMinutes, isTyping },
    notice,
    older,
    failure: state === "cannotStart" ? failure : null,
    actions,
    getFormProps: () => formProps(state, send),
    getTextProps: () => ({
      value: text,
      enterKeyHint: "send",
      onChange: ({ target }) => setText(target.value),
      onKeyDown: (event) => {
        const isComposing = event.nativeEvent.isComposing || event.keyCode === COMPOSING_KEY_CODE;
        const { key, shiftKey, ctrlKey, altKey, metaKey } = event;
        if (!isSendKey({ key, shiftKey, ctrlKey, altKey, metaKey, isComposing })) return;
        event.preventDefault();
        send();
      },
    }),
    getSubmitProps: () => ({
      type: "submit",
      "aria-disabled": !canWrite || (findChatTextProblem(text) !== null && !picked) || undefined,
    }),
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
    getResendProps: ({ clientId }) => buttonFor(actions.resend, clientId),
    getRemoveProps: ({ clientId }) => buttonFor(actions.remove, clientId),
    getCancelProps: ({ clientId }) => buttonFor(actions.cancel, clientId),
    getOlderProps: () => buttonProps(actions.readOlder, older.state === "reading"),
    getRetryProps: () => ({ type: "button", onClick: actions.retry }),
  };
}
