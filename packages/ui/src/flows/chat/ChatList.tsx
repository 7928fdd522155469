import { mergeRefs } from "@satang/core";
import type { ChatEntry } from "@satang/headless/chat";
import {
  type ComponentPropsWithoutRef,
  forwardRef,
  useCallback,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
} from "react";
import { Virtuoso, type VirtuosoHandle } from "react-virtuoso";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import * as styles from "./ChatList.css.ts";
import { ChatRow } from "./ChatRow.tsx";
import { useChatScope } from "./chat-context.ts";
import type { ChatListHandle, ChatListProps } from "./list.types.ts";
import { OlderMessages } from "./OlderMessages.tsx";
import { NEAR_END, newestSent, rowOf } from "./rows.rules.ts";
import { Typing } from "./Typing.tsx";
import { useFirstIndex } from "./use-first-index.ts";
import { useKeptEnd } from "./use-kept-end.ts";

/** Rows are rendered so far outside of the view, px. */
const AHEAD = 150;

type ListContext = { readonly count: number };

// The library asks for the props and the ref of any element.
const List = forwardRef<HTMLElement, ComponentPropsWithoutRef<"ol"> & { context?: unknown }>(
  function List({ context: _, ...props }, ref) {
    return <ol {...props} ref={useMemo(() => mergeRefs(ref), [ref])} />;
  },
);

type ItemProps = ComponentPropsWithoutRef<"li"> & {
  readonly "data-index": number;
  readonly context: ListContext;
  readonly item?: unknown;
};

const Item = ({ context, item: _, ...props }: ItemProps) => (
  <li
    {...props}
    className={styles.row}
    aria-setsize={context.count}
    aria-posinset={props["data-index"] + 1}
  />
);

const Header = () => <OlderMessages offer="scroll" />;
const Footer = () => (
  <>
    <Typing />
    <div className={styles.end} />
  </>
);
const components = { List, Item, Header, Footer } as const;

/**
 * The messages, of which only those in view are in the page. It follows new messages while it is near its end, and keeps its
 * place when older ones are added.
 */
export const ChatList = forwardRef<ChatListHandle, ChatListProps>(function ChatList(
  { entries, dayOf, today, onNewestShown },
  ref,
) {
  const { t } = useI18n();
  const { chat } = useChatScope();
  const list = useRef<VirtuosoHandle>(null);
  const { scrollerRef, keepEnd } = useKeptEnd();
  const firstIndex = useFirstIndex(entries);
  const context = useMemo(() => ({ count: entries.length }), [entries.length]);
  const scrollToNewest = useCallback(
    () => list.current?.scrollToIndex({ index: "LAST", align: "end" }),
    [],
  );
  useImperativeHandle(ref, () => ({ scrollToNewest }), [scrollToNewest]);

  const newest = entries.at(-1);
  const sent = newestSent(entries);
  const ownNewest = newest?.sender === "customer" ? newest.id : null;
  useEffect(() => {
    if (ownNewest !== null) scrollToNewest();
  }, [ownNewest, scrollToNewest]);

  const readOlder = () => {
    if (chat.older.state === "ready") chat.actions.readOlder();
  };
  const itemContent = useCallback(
    (index: number, entry: ChatEntry) => (
      <ChatRow
        {...rowOf(entry, index - firstIndex, entries, dayOf)}
        isNewest={entry === sent}
        today={today}
      />
    ),
    [entries, firstIndex, dayOf, sent, today],
  );
  return (
    <Virtuoso
      ref={list}
      className={styles.list}
      aria-label={t("chat.messages")}
      role="region"
      data={entries}
      context={context}
      components={components}
      firstItemIndex={firstIndex}
      initialTopMostItemIndex={{ index: "LAST", align: "end" }}
      computeItemKey={(_, { id }) => id}
      itemContent={itemContent}
      increaseViewportBy={AHEAD}
      atBottomThreshold={NEAR_END}
      atBottomStateChange={onNewestShown}
      followOutput={(isAtEnd) => (isAtEnd ? "auto" : false)}
      scrollerRef={scrollerRef}
      // A row in view becomes higher when its font or its picture arrives.
      totalListHeightChanged={keepEnd}
      startReached={readOlder}
    />
  );
});
