import type { ChatCard } from "@satang/headless/chat";
import { type UIEvent, useState } from "react";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { numbersIn } from "../../text/numbers-in.ts";
import { ChatPicture, mediaAddressOf } from "./ChatPicture.tsx";
import { useChatScope } from "./chat-context.ts";
import * as styles from "./Message.css.ts";
import { MessageButtons } from "./MessageButtons.tsx";

/** Cards of support in a row that is swiped. */
export function MessageCards({ cards }: { readonly cards: readonly ChatCard[] }) {
  const { t } = useI18n();
  const { pictureOrigins } = useChatScope();
  const [place, setPlace] = useState(0);
  const onScroll = ({ currentTarget: row }: UIEvent<HTMLElement>) => {
    // The last card is in view before it is at the beginning of the row.
    const most = row.scrollWidth - row.clientWidth;
    setPlace(Math.round((Math.abs(row.scrollLeft) / most) * (cards.length - 1)));
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls the row */}
      <ul className={styles.cards} aria-label={t("chat.cards")} tabIndex={0} onScroll={onScroll}>
        {cards.map(({ title, subtitle, picture, buttons }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the cards of a message never change
          <li key={index} className={styles.card}>
            {picture !== null && (
              <ChatPicture
                src={mediaAddressOf(picture, pictureOrigins)}
                alt=""
                className={styles.cardPicture}
              />
            )}
            <div className={styles.cardWords}>
              <p className={styles.cardTitle}>{numbersIn(title)}</p>
              {subtitle !== null && <p className={styles.cardText}>{numbersIn(subtitle)}</p>}
            </div>
            <MessageButtons buttons={buttons} />
          </li>
        ))}
      </ul>
      {cards.length > 1 && (
        <div className={styles.places} aria-hidden="true">
          {cards.map((_, index) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: the cards of a message never change
              key={index}
              className={styles.place}
              data-state={index === place ? "active" : undefined}
            />
          ))}
        </div>
      )}
    </>
  );
}
