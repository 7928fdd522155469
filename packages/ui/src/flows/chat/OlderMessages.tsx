import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Button } from "../../primitives/Button/index.ts";
import * as styles from "./ChatList.css.ts";
import { useChatScope } from "./chat-context.ts";

/** Props of {@link OlderMessages}. */
export type OlderMessagesProps = {
  /** Whether a button offers older messages; otherwise they are read at the beginning of the list. */
  readonly offer: "button" | "scroll";
};

/** State above the first message: older ones are being read, could not be read, or can be. */
export function OlderMessages({ offer }: OlderMessagesProps) {
  const { t } = useI18n();
  const { chat } = useChatScope();
  const { older } = chat;
  if (older.state === "complete") return <div className={styles.top} />;
  const isReading = older.state === "reading";
  const isButton = older.state === "failed" || offer === "button";
  return (
    <div className={styles.top}>
      {isReading && <p className={styles.topText}>{t("chat.olderLoading")}</p>}
      {older.state === "failed" && <p className={styles.topText}>{t("chat.olderFailed")}</p>}
      {isButton && (
        <Button {...chat.getOlderProps()} variant="text" size="small">
          {t("chat.older")}
        </Button>
      )}
    </div>
  );
}
