import type { ChatRowData } from "./rows.rules.ts";

/** Props of both lists of messages. */
export type ChatListProps = {
  readonly rows: readonly ChatRowData[];
  readonly today: string;
  /** Called when the newest message comes into view or leaves it. */
  readonly onNewestShown: (isShown: boolean) => void;
};

/** The list as its pill uses it. */
export type ChatListHandle = {
  readonly scrollToNewest: () => void;
};
