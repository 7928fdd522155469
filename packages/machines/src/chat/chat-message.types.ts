/** Author of a message: the person on this device, or support. */
export type ChatSender = "customer" | "other";

/** How far a message has come (journey.txt §4). */
export type ChatDelivery = "uploading_file" | "sending" | "failed" | "succeed";

/** The content of a message, as the contract describes it. */
export type ChatContent = {
  /** `text`, `buttons`, `media`, `quick_replies`, `generic`, `postback`; any other value is shown as unknown. */
  readonly message_type: string;
  readonly payload?: unknown;
  readonly payloads?: unknown;
};

/** A message that the service has. */
export type ChatMessage = {
  /** Made by the sender; `null` for a message without one. */
  readonly clientId: string | null;
  readonly sender: ChatSender;
  readonly content: ChatContent;
  /** Server time, ms since the epoch. */
  readonly createdAt: number;
  /** Number of the session; `null` when the service names none. */
  readonly sessionId: string | null;
  /** Name of the sender; `null` when the service gives none. */
  readonly name: string | null;
};

/** A message on its way to the service, as this device stores it, without its file. */
export type OutgoingMessage = {
  /** Random; the same at every attempt, so that the service stores the message once. */
  readonly clientId: string;
  /** The chat room for which it was written. */
  readonly chatRoom: string;
  /** The content; of a media message, without its address until the file was uploaded. */
  readonly content: ChatContent;
  /** Time of the device, ms. */
  readonly writtenAt: number;
  /** The message was shown as not sent: it is sent again on request only, also after a reload. */
  readonly hasFailed?: true;
  /**
   * The call was made, and no reply decided: the service may have it, and it is looked up before it is sent again, also after a
   * reload. The device stores it so during each call.
   */
  readonly isUnclear?: true;
};

/**
 * Finding in the history about a message of this device:
 * - `stored`: the history has the message with its client id
 * - `missing`: it has no message that could be this one
 * - `unclear`: it has the same words without a client id
 */
export type ChatFinding = "stored" | "missing" | "unclear";
