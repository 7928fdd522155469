import type { Failure } from "@satang/core";
import { type ButtonProps, buttonProps } from "../parts/element-props.ts";
import { chatAddressOf } from "./chat-address.rules.ts";
import { useLookup } from "./use-lookup.ts";

/** The service in a chat app. */
export type ChatApp = {
  /** Name of the service there; `null` when the service does not say it. */
  readonly name: string | null;
  /** Address that opens the app, `https` or `line`; `null` without a usable one. */
  readonly address: string | null;
  /** Address of the picture of a QR, not trusted: show it only from origins that you allow. `null` without one. */
  readonly picture: string | null;
};

/** View that {@link useContact} returns. */
export type ContactView = {
  /** `loading` until it was read, `readFailed` when it could not be read, else `ready`. */
  readonly state: "loading" | "readFailed" | "ready";
  /** Markup of the server, not trusted; `null` until it was read. */
  readonly markup: string | null;
  /** `null` until it was read, and when the service has none. */
  readonly chatApp: ChatApp | null;
  readonly isReading: boolean;
  /** Why it could not be read. */
  readonly readFailure: Failure | null;
  readonly actions: {
    /** Reads it again. */
    readonly retry: () => void;
  };
  /** For the link to the chat app; `null` without a usable address. */
  readonly getChatProps: () => {
    readonly href: string;
    readonly target: "_blank";
    readonly rel: "noopener noreferrer";
  } | null;
  /** For the button that reads again after a failure. It keeps the focus while it is loading. */
  readonly getRetryProps: () => ButtonProps & { readonly "aria-disabled": true | undefined };
};

type Contact = NonNullable<ReturnType<typeof useLookup<"contact">>["data"]>;

function toChatApp({ lineName, lineLink, lineQR }: Contact): ChatApp | null {
  const app = {
    name: lineName?.trim() || null,
    address: chatAddressOf(lineLink),
    picture: lineQR || null,
  };
  return (app.name ?? app.address ?? app.picture) ? app : null;
}

/**
 * How to reach the service: its text and its chat app.
 * @throws Error outside `SatangProvider`.
 * @example
 * const { chatApp, getChatProps } = useContact();
 * <a {...getChatProps()}>{chatApp?.name}</a>
 */
export function useContact(): ContactView {
  const { state, data, isReading, readFailure, actions } = useLookup("contact");
  const chatApp = data && toChatApp(data);
  const address = chatApp?.address;
  return {
    state,
    markup: data?.contactText ?? null,
    chatApp,
    isReading,
    readFailure,
    actions,
    getChatProps: () =>
      address ? { href: address, target: "_blank", rel: "noopener noreferrer" } : null,
    getRetryProps: () => buttonProps(actions.retry, isReading),
  };
}
