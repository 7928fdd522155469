import type { Failure, ReplySender } from "@satang/core";
import type { SourceMessages } from "../messages/catalogue.types.ts";
import type { Translator } from "../translator/create-translator.ts";

type RawFailure = Extract<Failure, { kind: "raw" }>;

/** The codes with a text (money.txt §8). */
export type KnownCode = keyof SourceMessages["errors"]["code"];

/**
 * The text of a failed call. A code of the catalogue has its own text. An unknown code shows the
 * server's message (decision 28). An empty message, a page of markup, and what a server without a code says about its
 * own failure (5xx, ADR 0036) are replaced by a text of the catalogue. So is what something on the way answered instead
 * of the service: a network that wants a sign-in, a filter, or a server that does not reach it.
 */
export function errorText(t: Translator, error: Failure): string {
  const sender = knownSender(error);
  if (sender) return t(`errors.${sender}.text`);
  switch (error.kind) {
    case "coded":
      return codeText(t, error.code) ?? serverText(t, error.message);
    case "raw":
      return isOfService(error) ? serverText(t, error.message) : t("errors.garbage.text");
    case "network":
    case "timeout":
    case "gone":
    case "notSent":
      return t(`errors.${error.kind}.text`);
  }
}

/** The heading above {@link errorText}, for a page or an empty state. */
export function errorTitle(t: Translator, error: Failure): string {
  const sender = knownSender(error);
  if (sender) return t(`errors.${sender}.title`);
  switch (error.kind) {
    case "coded":
      return t("errors.unexpected.title");
    case "raw":
      return t(
        isOfService(error) && isReadable(error.message)
          ? "errors.unexpected.title"
          : "errors.garbage.title",
      );
    case "network":
    case "timeout":
    case "gone":
    case "notSent":
      return t(`errors.${error.kind}.title`);
  }
}

/** The text of a catalogue code, or `undefined` for a code that the catalogue does not have. */
export function codeText(t: Translator, code: string): string | undefined {
  return t.find(`errors.code.${code}`);
}

function serverText(t: Translator, message: string): string {
  return isReadable(message) ? message.trim() : t("errors.garbage.text");
}

/** Sender that answered instead of the service; `undefined` when the service did, or nobody knows. */
export const knownSender = (error: Failure): Exclude<ReplySender, "unproven"> | undefined => {
  const sender = error.kind === "raw" || error.kind === "notSent" ? error.sender : undefined;
  return sender === "unproven" ? undefined : sender;
};

/** Whether the service wrote the message for its members, and not a server about its own failure. */
const isOfService = ({ status }: RawFailure) => status < 500;

const LONGEST_MESSAGE = 300;

function isReadable(message: string): boolean {
  const text = message.trim();
  return text !== "" && text.length <= LONGEST_MESSAGE && !/^[<{[]/.test(text);
}
