import type { Failure } from "@satang/core";
import type { ChatFileProblem, ChatLineState } from "@satang/machines/chat";
import type { ChangeEvent, ClipboardEvent, KeyboardEvent } from "react";
import type { ButtonProps, FormProps, SubmitProps } from "../parts/element-props.ts";
import type { ChatButton } from "./content.rules.ts";
import type { ChatEntry } from "./entries.rules.ts";
import type { PickedFile } from "./read-picked-file.ts";

/** Notice that is shown for 4 s: a file that cannot be sent, or a text that is too long. */
export type ChatNotice =
  | { readonly kind: "file"; readonly problem: ChatFileProblem }
  | { readonly kind: "tooLong" };

/** Support, as the service describes it; a service may say nothing of it (ADR 0064). */
export type SupportState = {
  /** Somebody answers now; `null` when the service does not say. */
  readonly isOnline: boolean | null;
  /** How soon an answer usually comes, minutes; `null` when the service does not say. */
  readonly answersInMinutes: number | null;
  /** Support is writing. */
  readonly isTyping: boolean;
};

/** Props of an `input` that chooses a file. */
export type ChatFileProps = {
  readonly type: "file";
  readonly accept: string;
  readonly disabled: boolean;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
};

/** Older messages of the conversation. */
export type OlderMessages = {
  /** `complete` when the first message of the conversation is known. */
  readonly state: "ready" | "reading" | "failed" | "complete";
  /** Why they could not be read; `null` when they could. */
  readonly failure: Failure | null;
};

/**
 * View that {@link useChat} returns: the conversation with support as state, values, actions and prop getters.
 *
 * States:
 * - `starting`: the conversation is being read for the first time
 * - `connected`: new messages arrive
 * - `interrupted`: there is no line; it is checked every 5 s, and messages wait
 * - `cannotStart`: the service refuses the conversation, or could not be asked; see `failure`
 */
export type ChatView = {
  readonly state: ChatLineState;
  /** The newest messages have been read: one that arrives from now on is new. */
  readonly isRead: boolean;
  readonly values: {
    /** The text as typed. */
    readonly text: string;
  };
  /** The file that waits to be sent, see `pickFile`; `null` without one. It is in memory only, and survives a closed chat. */
  readonly picked: PickedFile | null;
  /** The number of characters of the text as it is sent: without outer spaces and invisible characters. */
  readonly textLength: number;
  /** The largest number of characters. */
  readonly textMax: number;
  /** Messages can be written: the chat room is known. */
  readonly canWrite: boolean;
  /** Oldest first; those that are on their way are last. */
  readonly entries: readonly ChatEntry[];
  /** Messages of support that were not read. */
  readonly unread: number;
  readonly support: SupportState;
  /** Shown for 4 s; `null` otherwise. */
  readonly notice: ChatNotice | null;
  readonly older: OlderMessages;
  /** Why the chat could not start; `null` otherwise. */
  readonly failure: Failure | null;
  readonly actions: {
    readonly changeText: (text: string) => void;
    /** Sends the picked file and the text. An empty text is not sent; one that is too long is kept with a notice, like the file. */
    readonly send: () => void;
    /** Checks a file and sends it at once. */
    readonly sendFile: (file: File) => void;
    /** Checks a file and makes it `picked`, in place of another one: show it, and `send` sends it. */
    readonly pickFile: (file: File) => void;
    /** Takes the picked file back. */
    readonly removePicked: () => void;
    /** Answers with a quick reply or a button of support. */
    readonly answer: (button: ChatButton) => void;
    readonly resend: (clientId: string) => void;
    readonly remove: (clientId: string) => void;
    /** Stops an upload; the message is taken back. */
    readonly cancel: (clientId: string) => void;
    /** Reads the ten messages before the first. */
    readonly readOlder: () => void;
    /** Reads a message again, because its file cannot be loaded: its address may have ended. */
    readonly renew: (entry: ChatEntry) => void;
    /** Starts again after the chat could not start. */
    readonly retry: () => void;
    /** Call it with `true` while the newest message is in view: after a second it counts as read. It keeps its identity. */
    readonly showNewest: (isShown: boolean) => void;
  };
  /** For the `form`: submitting sends the text. */
  readonly getFormProps: () => FormProps<ChatView["state"]>;
  /** For the `textarea`: Enter without modifiers sends, and not while a composition is open. */
  readonly getTextProps: () => {
    readonly value: string;
    readonly enterKeyHint: "send";
    readonly onChange: (event: { readonly target: { readonly value: string } }) => void;
    readonly onKeyDown: (event: KeyboardEvent) => void;
  };
  /** For the `textarea`, where `picked` is shown: a pasted picture is picked. A text that comes with a picture is pasted. */
  readonly getPasteProps: () => { readonly onPaste: (event: ClipboardEvent) => void };
  /** For the submit button. It keeps the focus after sending. */
  readonly getSubmitProps: () => SubmitProps;
  /** For an `input`; its file is sent at once. */
  readonly getFileProps: () => ChatFileProps;
  /** For an `input`; its file is picked, see `pickFile`. */
  readonly getPickProps: () => ChatFileProps;
  /** For the link of a button of support; `null` for a postback and for an address that may not be followed. */
  readonly getLinkProps: (button: ChatButton) => {
    readonly href: string;
    readonly target: "_blank" | undefined;
    readonly rel: "noopener noreferrer";
  } | null;
  /** For the button of a quick reply or a postback. */
  readonly getAnswerProps: (button: ChatButton) => ButtonProps;
  readonly getResendProps: (entry: ChatEntry) => ButtonProps;
  readonly getRemoveProps: (entry: ChatEntry) => ButtonProps;
  readonly getCancelProps: (entry: ChatEntry) => ButtonProps;
  /** For the button that reads older messages. It keeps the focus while they are being read. */
  readonly getOlderProps: () => ButtonProps & { readonly "aria-disabled": true | undefined };
  /** For the button that starts again. */
  readonly getRetryProps: () => ButtonProps;
};
