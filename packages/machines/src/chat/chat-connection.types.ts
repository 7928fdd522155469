import type { Failure, Result } from "@satang/core";
import type { ChatMessage } from "./chat-message.types.ts";

/** Input of the connection machine. */
export type ChatConnectionInput = {
  /** A chat backend is set; without one, the history is read every 5 s. */
  readonly hasSocket: boolean;
};

/** Context of the connection machine. */
export type ChatConnectionContext = ChatConnectionInput & {
  /** Name of the chat room; `null` until it is known. */
  readonly chatRoom: string | null;
  /** Every message that is known, each once, in the order of the server's time. */
  readonly messages: readonly ChatMessage[];
  /** Messages that were known when nothing was missing before the newest of them. */
  readonly unbroken: readonly ChatMessage[];
  /** The history was read: no earlier message is still to come by itself. */
  readonly isHistoryRead: boolean;
  /** Why the chat could not start; `null` when it could. */
  readonly error: Failure | null;
};

/** Result of a read of the history. */
export type HistoryReply = Result<readonly ChatMessage[]>;

/** Events of the connection machine. */
export type ChatConnectionEvent =
  /** The socket has lost its connection. */
  | { readonly type: "socket.lose" }
  /** A message arrived over the socket, already checked. */
  | { readonly type: "messages.receive"; readonly messages: readonly ChatMessage[] }
  /** Known messages were read again: the addresses of their files are new. */
  | { readonly type: "messages.renew"; readonly messages: readonly ChatMessage[] }
  /** The device reports that it is online again. */
  | { readonly type: "line.return" }
  /** The member starts the chat again after it could not start. */
  | { readonly type: "chat.retry" };
