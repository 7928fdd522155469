import { lazyPart } from "../shell/lazy-part.tsx";

/** The support chat. Nothing is shown until it is loaded, after the screen, and without it. */
export const SupportChat = lazyPart(
  async () => (await import("./SupportChat.tsx")).SupportChat,
  "optional",
);
