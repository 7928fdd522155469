import { forwardRef, useCallback, useEffect, useImperativeHandle, useRef } from "react";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { classNames } from "../../styles/class-names.ts";
import * as styles from "./ChatList.css.ts";
import { ChatRow } from "./ChatRow.tsx";
import type { ChatListHandle, ChatListProps } from "./list.types.ts";
import { OlderMessages } from "./OlderMessages.tsx";
import { NEAR_END, newestSent, rowOf } from "./rows.rules.ts";
import { Typing } from "./Typing.tsx";

const className = classNames(styles.list, styles.plain);

/**
 * Every message that was read, all of them in the page: a screen reader can move through them and search them, which a list that
 * renders only what is in view does not allow.
 */
export const PlainList = forwardRef<ChatListHandle, ChatListProps>(function PlainList(
  { entries, dayOf, today, onNewestShown },
  ref,
) {
  const { t } = useI18n();
  const list = useRef<HTMLElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const newest = entries.at(-1);
  const scrollToNewest = useCallback(() => {
    end.current?.scrollIntoView({ block: "end" });
  }, []);
  useImperativeHandle(ref, () => ({ scrollToNewest }), [scrollToNewest]);
  const sent = newestSent(entries);
  const newestId = newest?.id;
  const isOwn = newest?.sender === "customer";
  useEffect(() => {
    // An own message is followed from everywhere, another from near the end.
    if (newestId !== undefined && (isOwn || isAtEnd.current)) scrollToNewest();
  }, [newestId, isOwn, scrollToNewest]);
  useEffect(() => {
    if (!end.current) return;
    const observer = new IntersectionObserver(
      (seen) => {
        isAtEnd.current = seen.at(-1)?.isIntersecting === true;
        onNewestShown(isAtEnd.current);
      },
      { root: list.current, rootMargin: `0px 0px ${NEAR_END}px` },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [onNewestShown]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls the list
    <section ref={list} className={className} aria-label={t("chat.messages")} tabIndex={0}>
      <OlderMessages offer="button" />
      <ol>
        {entries.map((entry, index) => (
          <li key={entry.id} className={styles.row}>
            <ChatRow
              {...rowOf(entry, index, entries, dayOf)}
              isNewest={entry === sent}
              today={today}
            />
          </li>
        ))}
      </ol>
      <Typing />
      <div ref={end} className={styles.end} />
    </section>
  );
});
