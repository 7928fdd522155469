import { forwardRef } from "react";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Badge } from "../../primitives/Badge/index.ts";
import { CloseIcon, ContactIcon } from "../../primitives/Icon/index.ts";
import { classNames } from "../../styles/class-names.ts";
import { visuallyHidden } from "../../styles/hidden.css.ts";
import * as styles from "./ChatButton.css.ts";

/** Props of {@link ChatButton}. */
export interface ChatButtonProps {
  /** Whether the chat is open. @default false */
  open?: boolean;
  /** Messages of support that were not read. @default 0 */
  unread?: number;
  /** The chat is being loaded. @default false */
  loading?: boolean;
  /** Called on a press. */
  onPress?: () => void;
  /** A class of your own. */
  className?: string | undefined;
}

/**
 * The round button of the chat. Its state changes with the press, and the rotation follows it, so that it works without motion
 * (decision 39).
 *
 * @example
 * <ChatButton onPress={open} />
 */
export const ChatButton = forwardRef<HTMLButtonElement, ChatButtonProps>(function ChatButton(
  { open = false, unread = 0, loading = false, onPress, className },
  ref,
) {
  const { t } = useI18n();
  return (
    <button
      ref={ref}
      type="button"
      className={classNames(styles.button, className)}
      aria-expanded={open}
      aria-busy={loading || undefined}
      data-part="chat-button"
      data-state={open ? "open" : "closed"}
      onClick={onPress}
    >
      <span className={visuallyHidden}>{`${t(open ? "chat.close" : "chat.open")} `}</span>
      <span className={styles.icon}>
        {open ? <CloseIcon size={26} /> : <ContactIcon size={28} />}
      </span>
      {!open && unread > 0 && (
        <Badge
          count={unread}
          label={t("chat.unread", { count: unread })}
          className={styles.badge}
        />
      )}
    </button>
  );
});
