import type { ChatEntry } from "@satang/headless/chat";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import * as styles from "./Message.css.ts";
import { MessageButtons } from "./MessageButtons.tsx";
import { MessageCards } from "./MessageCards.tsx";
import { MessageMedia } from "./MessageMedia.tsx";
import { MessageText } from "./MessageText.tsx";

/** Props of {@link MessageContent}. */
export type MessageContentProps = {
  readonly entry: ChatEntry;
  /** Quick replies are offered for the newest message only. */
  readonly isNewest: boolean;
};

/** Content of a message, in its bubble. */
export function MessageContent({ entry, isNewest }: MessageContentProps) {
  const { t } = useI18n();
  const { content } = entry;
  switch (content.kind) {
    case "text":
      return <MessageText text={content.text} />;
    case "buttons":
      return (
        <>
          {content.text !== null && <MessageText text={content.text} />}
          <div className={styles.buttons}>
            <MessageButtons buttons={content.buttons} />
          </div>
        </>
      );
    case "quickReplies":
      return content.text === null && !isNewest ? (
        <MessageText text={content.buttons.map(({ title }) => title).join(" · ")} />
      ) : (
        content.text !== null && <MessageText text={content.text} />
      );
    case "media":
      return <MessageMedia entry={entry} media={content.media} />;
    case "cards":
      return <MessageCards cards={content.cards} />;
    case "unknown":
      return <p className={styles.unknown}>{t("chat.unknown")}</p>;
  }
}
