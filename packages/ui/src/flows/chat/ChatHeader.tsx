import { useI18n } from "../../i18n/I18nProvider.tsx";
import { ChevronDownIcon, MoreIcon, SupportIcon } from "../../primitives/Icon/index.ts";
import { IconButton } from "../../primitives/IconButton/index.ts";
import { Menu } from "../../primitives/Menu/index.ts";
import * as styles from "./ChatPanel.css.ts";
import type { ConversationProps } from "./Conversation.tsx";
import { useChatScope } from "./chat-context.ts";
import { useSupportText } from "./use-support-text.ts";

/** Props of {@link ChatHeader}. */
export type ChatHeaderProps = ConversationProps & {
  /** Id of the title, which names the chat. */
  readonly titleId: string;
  readonly onReadingChange: (reading: ConversationProps["reading"]) => void;
  readonly onClose: () => void;
};

/** Who answers, how the line is, and the buttons of the chat. */
export function ChatHeader({ titleId, reading, onReadingChange, onClose }: ChatHeaderProps) {
  const { t } = useI18n();
  const supportText = useSupportText();
  const { chat, title } = useChatScope();
  const { state, support } = chat;
  const isPlain = reading === "plain";
  return (
    <header className={styles.header}>
      <IconButton label={t("chat.close")} onClick={onClose}>
        <ChevronDownIcon />
      </IconButton>
      <span className={styles.agent} aria-hidden="true">
        <SupportIcon size={24} />
        {state === "connected" && support.isOnline !== false && <span className={styles.online} />}
      </span>
      <div className={styles.words}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <p className={styles.line} role="status">
          {state === "connected" ? supportText(support) : t(`chat.state.${state}`)}
        </p>
      </div>
      <Menu
        align="end"
        trigger={
          <IconButton label={t("chat.more")}>
            <MoreIcon />
          </IconButton>
        }
        items={[
          {
            id: "reading",
            label: t(isPlain ? "chat.list" : "chat.plain"),
            onSelect: () => onReadingChange(isPlain ? "virtual" : "plain"),
          },
        ]}
      />
    </header>
  );
}
