import { randomUuid } from "@satang/api";
import { cleanChatText } from "@satang/core";
import {
  type ChatContent,
  type ChatFileProblem,
  findChatTextProblem,
  selectOutgoing,
  writtenAfter,
} from "@satang/machines/chat";
import { chatValues, connectChat } from "./chat.connect.ts";
import type { ChatView } from "./chat.view.ts";
import { answerContent, fileContent, textContent } from "./content.rules.ts";
import type { ChatEntry } from "./entries.rules.ts";
import { type PickedFile, readPickedFile } from "./read-picked-file.ts";
import { useChatNotice } from "./use-chat-notice.ts";
import { useConversation } from "./use-conversation.ts";
import { useDraft } from "./use-draft.ts";
import type { UseChatOptions } from "./use-is-watched.ts";
import { useOlderMessages } from "./use-older-messages.ts";
import { usePickedFile } from "./use-picked-file.ts";

type Conversation = ReturnType<typeof useConversation>;

/** Writes a message; its file is kept while it is sent. */
function write({ service, outbox, chatRoom }: Conversation, content: ChatContent, file?: File) {
  // A file is read before it is written: meanwhile the member may have signed out.
  if (chatRoom === null || !service.isHere()) return;
  const clientId = randomUuid();
  if (file) service.files.keep(clientId, file);
  const waiting = selectOutgoing(outbox.getSnapshot()).map(({ message: before }) => before);
  const writtenAt = writtenAfter(waiting, Date.now());
  outbox.send({ type: "message.write", message: { clientId, chatRoom, content, writtenAt } });
}

/** Reads the message of an entry again, by its place from the end. */
async function renew(
  { service, connection, messageCount, entries }: Conversation,
  { id }: ChatEntry,
) {
  const place = entries.findIndex((entry) => entry.id === id);
  if (place < 0 || place >= messageCount) return;
  const reply = await service.readAgain(messageCount - 1 - place);
  if (reply.ok) connection.send({ type: "messages.renew", messages: reply.data });
}

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
  const conversation = useConversation(options);
  const { service, outbox, connection, showNewest, messageCount, ...said } = conversation;
  const { text, setText } = useDraft(service, said.chatRoom);
  const { picked, pick, remove: removePicked } = usePickedFile(service);
  const { notice, setNotice } = useChatNotice();
  const { older, readOlder } = useOlderMessages(service, connection, messageCount, said.isRead);
  const view = chatValues({ ...said, text, picked, notice, older });
  const { canWrite } = view;

  const writeFile = ({ kind, file }: PickedFile) =>
    write(conversation, fileContent(kind, file.name), file);
  const send = () => {
    if (!canWrite) return;
    const problem = findChatTextProblem(text);
    if (problem === "tooLong") return setNotice({ kind: "tooLong" });
    if (picked) {
      writeFile(picked);
      removePicked();
    }
    if (problem !== null) return;
    write(conversation, textContent(cleanChatText(text)));
    setText("");
  };
  /** Shows why the file cannot be sent. */
  const checkFile = async (check: Promise<ChatFileProblem | null>) => {
    setNotice(null);
    const problem = await check;
    if (problem) setNotice({ kind: "file", problem });
  };
  const sendChecked = async (file: File) => {
    const { picked: read, problem } = await readPickedFile(file);
    if (read) writeFile(read);
    return problem;
  };
  const actions: ChatView["actions"] = {
    changeText: setText,
    send,
    sendFile: (file) => void checkFile(sendChecked(file)),
    pickFile: (file) => void checkFile(pick(file)),
    removePicked,
    answer: (button) => {
      if (canWrite) write(conversation, answerContent(button));
    },
    resend: (clientId) => outbox.send({ type: "message.resend", clientId }),
    remove: (clientId) => outbox.send({ type: "message.remove", clientId }),
    cancel: (clientId) => outbox.send({ type: "upload.cancel", clientId }),
    readOlder: () => void readOlder(),
    renew: (entry) => void renew(conversation, entry),
    retry: () => connection.send({ type: "chat.retry" }),
    showNewest,
  };
  return connectChat(view, actions);
}
