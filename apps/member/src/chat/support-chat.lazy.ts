import { lazyPart } from "../shell/lazy-part.tsx";

/** The support chat. Nothing is shown until it is loaded, after the screen. */
export const SupportChat = lazyPart(
  async () => (await import("./SupportChat.tsx")).SupportChat,
  "screen",
  null,
);
