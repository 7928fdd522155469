import type { ChatEntry } from "@satang/headless/chat";

/** Props of both lists of messages. */
export type ChatListProps = {
  readonly entries: readonly ChatEntry[];
  /** The day of a moment as the member reads it. */
  readonly dayOf: (at: number) => string;
  /** Today, as the member reads it. */
  readonly today: string;
  /** Called when the newest message comes into view or leaves it. */
  readonly onNewestShown: (isShown: boolean) => void;
};

/** The list as its pill uses it. */
export type ChatListHandle = {
  readonly scrollToNewest: () => void;
};
