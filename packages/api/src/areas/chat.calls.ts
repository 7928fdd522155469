import type { Call } from "../call/call.ts";
import type { CallOptions } from "../contract/call-options.types.ts";
import type { Body } from "../contract/operation.types.ts";
import type { UploadOptions } from "../upload/upload.types.ts";
import { type FileInput, formOf } from "./file-form.ts";

/** Support chat, for members and guests (journey.txt §7). */
export const chatCalls = (call: Call) => ({
  /** Prefix of the chat rooms. */
  config: (options?: CallOptions) => call("chatConfig", {}, options),
  /** Sends a message; resolves to the time at which the backend accepted it. */
  sendMessage: (input: Body<"chatSendMessage">, options?: CallOptions) =>
    call("chatSendMessage", { body: input }, options),
  /** Messages so far. Only reads. */
  history: (input: Body<"chatHistory">, options?: CallOptions) =>
    call("chatHistory", { body: input }, options),
  /** Uploads a picture; resolves to its path. */
  uploadImage: (input: FileInput, options?: UploadOptions) =>
    call("chatUploadImage", { body: formOf(input) }, options),
  /** Uploads a video; resolves to its path. */
  uploadVideo: (input: FileInput, options?: UploadOptions) =>
    call("chatUploadVideo", { body: formOf(input) }, options),
  /** Marks the messages as read. */
  markRead: (input: Body<"chatMarkRead">, options?: CallOptions) =>
    call("chatMarkRead", { body: input }, options),
});
