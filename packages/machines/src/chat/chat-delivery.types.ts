import type { Failure, Result } from "@satang/core";
import type { ChatContent, ChatFinding, OutgoingMessage } from "./chat-message.types.ts";

/** The content of a media message after its file was uploaded. */
export type UploadedContent = Result<ChatContent>;

/** Effects of a delivery outside of its machine. A call ends with a result and never throws. */
export type ChatDeliveryEffects = {
  /**
   * Uploads the file of a message. @returns a function that stops the upload
   *
   * @param onProgress is called with the share that was sent, from 0 to 1
   * @param onReply is called once, with the content that has the file's address
   */
  readonly uploadFile: (
    message: OutgoingMessage,
    onProgress: (share: number) => void,
    onReply: (reply: UploadedContent) => void,
  ) => () => void;
  /**
   * Sends a message. The result is ok only when the reply proves that the service has the message, and `notSent` only when
   * nothing left the device. A service that keeps client ids stores it once, also when it is sent again.
   */
  readonly sendMessage: (message: OutgoingMessage) => Promise<Result<unknown>>;
  /** Looks a message up in the history of the service. */
  readonly findMessage: (message: OutgoingMessage) => Promise<Result<ChatFinding>>;
  /** The message changed: what the device stores is written again. */
  readonly notifyChanged: (message: OutgoingMessage) => void;
  /** The message needs no more work: the service has it, or the member took it back. */
  readonly notifyEnded: (clientId: string) => void;
};

/** Input of the delivery machine. */
export type ChatDeliveryInput = {
  readonly message: OutgoingMessage;
  /** The file is still to be uploaded. */
  readonly hasFile: boolean;
  readonly effects: ChatDeliveryEffects;
};

/** Context of the delivery machine. */
export type ChatDeliveryContext = ChatDeliveryInput & {
  /** The share of the file that was sent, from 0 to 1. */
  readonly progress: number;
  /** Why the last attempt failed; `null` when none did. */
  readonly error: Failure | null;
  /** How many calls in a row reached the service, or timed out, without a decision. */
  readonly undecidedCalls: number;
  /** How many uploads in a row broke off after a part was sent. */
  readonly cutUploads: number;
  /** The member has asked to send it again, also if the history has a message that could be this one. */
  readonly isAskedFor: boolean;
};

/** Events of the delivery machine. */
export type ChatDeliveryEvent =
  /** A part of the file was sent. */
  | { readonly type: "upload.progress"; readonly share: number }
  /** The reply to the upload. */
  | { readonly type: "upload.reply"; readonly reply: UploadedContent }
  /** The member cancels the upload. */
  | { readonly type: "upload.cancel" }
  /** The turn of the message has come: those before it were sent, and there is a line. */
  | { readonly type: "turn.come" }
  /** The service has the message: it arrived as an event, or is in the history. */
  | { readonly type: "echo.receive" }
  /** The member sends a failed message again. */
  | { readonly type: "message.resend" }
  /** The member takes the message back. */
  | { readonly type: "message.remove" };
