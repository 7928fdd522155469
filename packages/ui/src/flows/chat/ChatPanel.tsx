import { FocusScope } from "@radix-ui/react-focus-scope";
import { type CSSProperties, type RefObject, useId, useRef, useState } from "react";
import { useCoarsePointer } from "../../hooks/use-coarse-pointer.ts";
import { useKeptFocus } from "../../hooks/use-kept-focus.ts";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { useLayer } from "../../overlay/use-layer.ts";
import { Alert } from "../../primitives/Alert/index.ts";
import { Button } from "../../primitives/Button/index.ts";
import { useScrollLock } from "../../primitives/Modal/use-scroll-lock.ts";
import { ChatHeader } from "./ChatHeader.tsx";
import * as styles from "./ChatPanel.css.ts";
import { Composer } from "./Composer.tsx";
import { Conversation, type ConversationProps } from "./Conversation.tsx";
import { useChatScope } from "./chat-context.ts";
import { useVisualHeight } from "./use-visual-height.ts";

/** Props of {@link ChatPanel}. */
export type ChatPanelProps = {
  readonly onClose: (reason: "closeButton" | "escape") => void;
  /** Gets the focus when the chat closes. */
  readonly opener: RefObject<HTMLButtonElement | null>;
};

/** The chat over a small screen: the page behind it does not scroll, and the focus stays inside. */
export function ScreenPanel(props: ChatPanelProps) {
  useScrollLock();
  return <Panel {...props} isModal style={useVisualHeight()} />;
}

/** The chat next to the page, which can be used meanwhile. */
export function CornerPanel(props: ChatPanelProps) {
  return <Panel {...props} isModal={false} />;
}

type PanelProps = ChatPanelProps & { readonly isModal: boolean; readonly style?: CSSProperties };

function Panel({ onClose, opener, isModal, style }: PanelProps) {
  const { t, errorText } = useI18n();
  const { chat } = useChatScope();
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [reading, setReading] = useState<ConversationProps["reading"]>("virtual");
  // With a finger, a focused field would open the keyboard over the conversation.
  const isCoarse = useCoarsePointer();
  const isOutside = (focused: Element | null) => !isModal && !panel.current?.contains(focused);
  useLayer(true, () => onClose("escape"), isOutside);
  useKeptFocus(panel);
  const focusFirst = (event: Event) => {
    event.preventDefault();
    (isCoarse ? panel : field).current?.focus({ preventScroll: true });
  };
  const focusOpener = (event: Event) => {
    event.preventDefault();
    opener.current?.focus({ preventScroll: true });
  };
  return (
    <FocusScope
      asChild
      trapped={isModal}
      loop={isModal}
      onMountAutoFocus={focusFirst}
      onUnmountAutoFocus={focusOpener}
    >
      <div
        ref={panel}
        role="dialog"
        aria-modal={isModal || undefined}
        aria-labelledby={id}
        tabIndex={-1}
        className={styles.panel}
        style={style}
        data-part="chat-panel"
        data-state={chat.state}
      >
        <ChatHeader
          titleId={id}
          reading={reading}
          onReadingChange={setReading}
          onClose={() => onClose("closeButton")}
        />
        {chat.state === "cannotStart" && (
          <Alert
            tone="critical"
            live="polite"
            title={t("chat.state.cannotStart")}
            className={styles.alert}
            action={
              <Button {...chat.getRetryProps()} variant="outline" size="small">
                {t("common.action.retry")}
              </Button>
            }
          >
            {chat.failure && errorText(chat.failure)}
          </Alert>
        )}
        <Conversation reading={reading} />
        <Composer field={field} />
      </div>
    </FocusScope>
  );
}
