import { useContext } from "react";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { ChevronDownIcon, MoreIcon, SupportIcon } from "../../primitives/Icon/index.ts";
import { IconButton } from "../../primitives/IconButton/index.ts";
import { Menu } from "../../primitives/Menu/index.ts";
import { classNames } from "../../styles/class-names.ts";
import { visuallyHidden } from "../../styles/hidden.css.ts";
import { FlowFrameContext } from "../frame/flow-frame-context.ts";
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

/** Who answers, how the line is, and the buttons of the chat. Title and line are announced also where the host has its own. */
export function ChatHeader({ titleId, reading, onReadingChange, onClose }: ChatHeaderProps) {
  const { t } = useI18n();
  const supportText = useSupportText();
  const { chat, title } = useChatScope();
  const { state, support } = chat;
  const { classNames: own, slots } = useContext(FlowFrameContext);
  const Header = slots?.header;
  const isOwn = Header !== undefined;
  const isPlain = reading === "plain";
  const line = state === "connected" ? supportText(support) : t(`chat.state.${state}`);
  return (
    <header className={classNames(styles.header, own?.header)} data-part="header">
      {!Header && (
        <IconButton
          label={t("chat.close")}
          onClick={onClose}
          className={own?.close}
          data-part="close"
        >
          <ChevronDownIcon />
        </IconButton>
      )}
      {!isOwn && (
        <span className={styles.agent} aria-hidden="true">
          <SupportIcon size={24} />
          {state === "connected" && support.isOnline !== false && (
            <span className={styles.online} />
          )}
        </span>
      )}
      <div className={isOwn ? visuallyHidden : styles.words}>
        <h2 id={titleId} className={classNames(styles.title, own?.title)} data-part="title">
          {title}
        </h2>
        <p
          className={classNames(styles.line, own?.description)}
          role="status"
          data-part="description"
        >
          {line}
        </p>
      </div>
      {Header && <Header title={title} description={line} onClose={onClose} />}
      <Menu
        align="end"
        trigger={
          <IconButton label={t("chat.more")} className={styles.more}>
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
