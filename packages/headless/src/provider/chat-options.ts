import type { Result } from "@satang/core";

/** Receives what arrives over a line. */
export type ChatLineListener = {
  /** An event arrived; it is not checked. */
  readonly onEvent: (event: unknown) => void;
  /** The line was lost. */
  readonly onLost: () => void;
};

/** A line to the chat backend, over which new messages arrive. */
export type ChatLine = {
  /** Connects, if needed, and joins a chat room. It never throws. */
  readonly join: (chatRoom: string) => Promise<Result<unknown>>;
  /** Listens until the returned function is called, which ends the line. */
  readonly listen: (listener: ChatLineListener) => () => void;
};

/** Opens a line. @param token of the member; `null` for a visitor */
export type OpenChatLine = (token: string | null) => ChatLine;

/** The chat backend. Without one, new messages are read every 5 s. */
export type ChatOptions = {
  /** Address of a socket.io backend; `/` for the page's own origin. */
  readonly socketUrl?: string;
  /** Opens the line in another way. @default socket.io at `socketUrl` */
  readonly openLine?: OpenChatLine;
};
