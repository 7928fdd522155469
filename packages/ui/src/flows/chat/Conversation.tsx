import { useCallback, useContext, useEffect, useRef, useState } from "react";
import { useVisible } from "../../hooks/use-visible.ts";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { EmptyState } from "../../primitives/EmptyState/index.ts";
import { ArrowEndIcon } from "../../primitives/Icon/index.ts";
import { ListSkeleton } from "../../primitives/Skeleton/index.ts";
import { classNames } from "../../styles/class-names.ts";
import { visuallyHidden } from "../../styles/hidden.css.ts";
import { FlowLoading } from "../frame/FlowLoading.tsx";
import { FlowFrameContext } from "../frame/flow-frame-context.ts";
import * as styles from "./ChatList.css.ts";
import { ChatList } from "./ChatList.tsx";
import { useChatScope } from "./chat-context.ts";
import type { ChatListHandle } from "./list.types.ts";
import { PlainList } from "./PlainList.tsx";

/** Props of {@link Conversation}. */
export type ConversationProps = {
  /** `plain` has every message in the page, for screen readers. */
  readonly reading: "virtual" | "plain";
};

/** The messages, and the way to those that are new below. */
export function Conversation({ reading }: ConversationProps) {
  const { t, format } = useI18n();
  const { chat } = useChatScope();
  const own = useContext(FlowFrameContext).classNames;
  const { entries, unread, isRead, state, support, actions } = chat;
  const { showNewest } = actions;
  const list = useRef<ChatListHandle>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  const isVisible = useVisible();
  const isNewestShown = isAtEnd && isVisible;
  useEffect(() => {
    showNewest(isNewestShown && unread > 0);
    return () => showNewest(false);
  }, [showNewest, isNewestShown, unread]);

  const onNewestShown = useCallback((isShown: boolean) => setAtEnd(isShown), []);
  if (entries.length === 0) {
    return (
      <div className={classNames(styles.nothing, own?.body)} data-part="body">
        {isRead && <EmptyState title={t("chat.empty")} text={t("chat.emptyText")} />}
        {!isRead && state !== "cannotStart" && (
          <FlowLoading>
            <ListSkeleton rows={4} label={t("chat.loading")} />
          </FlowLoading>
        )}
      </div>
    );
  }
  const List = reading === "plain" ? PlainList : ChatList;
  return (
    <div className={classNames(styles.conversation, own?.body)} data-part="body">
      <List
        ref={list}
        entries={entries}
        dayOf={format.date}
        today={format.date(Date.now())}
        onNewestShown={onNewestShown}
      />
      <p role="status" className={visuallyHidden}>
        {support.isTyping && t("chat.typing")}
      </p>
      {!isAtEnd && (
        <button
          type="button"
          className={unread > 0 ? styles.newMessages : styles.toNewest}
          aria-label={unread > 0 ? undefined : t("chat.toNewest")}
          onClick={() => list.current?.scrollToNewest()}
        >
          <ArrowEndIcon size={18} className={styles.down} />
          {unread > 0 && <span>{t("chat.newMessages", { count: unread })}</span>}
        </button>
      )}
    </div>
  );
}
