import {
  countUnread,
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
} from "@satang/machines/chat";
import { useCallback, useMemo, useState } from "react";
import type { KeptActor } from "../actors/actor.types.ts";
import { useActorOf, useSatang, useSelector } from "../provider/index.ts";
import { useSession } from "../session/index.ts";
import {
  createChatConnection,
  createChatOutbox,
  createChatSupport,
  createReadMark,
} from "./chat-actors.ts";
import { chatServiceOf } from "./chat-service.ts";
import { toEntries } from "./entries.rules.ts";
import { type UseChatOptions, useIsWatched } from "./use-is-watched.ts";

const WHILE_USED = { whenUnused: "stop" } as const;

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

/** Messages of the conversation, those on their way, and support, as the service describes it. */
export function useConversation(options: UseChatOptions) {
  const { isSignedIn } = useSession();
  const who = isSignedIn ? "member" : "guest";
  const isWatched = useIsWatched(who, options);
  const [isSending, setSending] = useState(false);
  const actors = useChatActors(who, isWatched || isSending);
  const { service, outbox, readMark, support, connection } = actors;
  const line = useSelector(connection, selectChatLine);
  // A socket notices late that there is no line; a call notices it at once.
  const isResting = useSelector(outbox, selectIsResting);
  const messages = useSelector(connection, selectChatMessages);
  const outgoing = useSelector(outbox, selectOutgoing);
  // A refused message waits for the person, and not for the service.
  const isOnItsWay = outgoing.some(({ delivery }) => delivery !== "failed");
  if (isOnItsWay !== isSending) setSending(isOnItsWay);
  const readAt = later(useSelector(readMark, selectReadAt), service.storage.readMark());
  const supportReadAt = useSelector(support, selectSupportReadAt);
  const entries = useMemo(
    () => toEntries(messages, outgoing, service.files.inMemory, supportReadAt),
    [messages, outgoing, service, supportReadAt],
  );
  const newest = newestOf(messages, "other");
  const showNewest = useCallback(
    (isShown: boolean) => {
      if (isShown && newest !== null) readMark.send({ type: "unread.show", at: newest });
      else readMark.send({ type: "unread.hide" });
    },
    [readMark, newest],
  );
  return {
    service,
    outbox,
    connection,
    state: line === "connected" && isResting ? ("interrupted" as const) : line,
    isRead: useSelector(connection, selectIsHistoryRead),
    chatRoom: useSelector(connection, selectChatRoom),
    failure: useSelector(connection, selectChatError),
    messageCount: messages.length,
    entries,
    // A reply reads what is before it.
    unread: countUnread(messages, later(readAt, newestOf(messages, "customer"))),
    support: {
      isOnline: useSelector(support, selectIsOnline),
      answersInMinutes: useSelector(support, selectAnswersInMinutes),
      isTyping: useSelector(support, selectIsTyping),
    },
    showNewest,
  };
}
