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
  /**
   * Token with which the chat backend notifies this device (push), or a function that is called for each message, because
   * such a token changes; `null` while there is none. It is sent with each message of the member or visitor (journey.txt §3),
   * and is neither stored nor shown. @default none
   */
  readonly deviceToken?: string | (() => string | null);
};

/** Longest token of a device that is sent, UTF-16 units: those of push services have fewer. */
const LONGEST_DEVICE_TOKEN = 4096;

/** The token of this device now; `null` without one, when the host throws, and for one that no push service makes. */
export function deviceTokenOf({ deviceToken }: ChatOptions = {}): string | null {
  try {
    const token: unknown = typeof deviceToken === "function" ? deviceToken() : deviceToken;
    const isToken = typeof token === "string" && token !== "";
    return isToken && token.length <= LONGEST_DEVICE_TOKEN ? token : null;
  } catch {
    // A message is more important than its notification.
    return null;
  }
}
