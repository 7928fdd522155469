import { FocusScope } from "@radix-ui/react-focus-scope";
import { type CSSProperties, type RefObject, useContext, useId, useRef, useState } from "react";
import { useCoarsePointer } from "../../hooks/use-coarse-pointer.ts";
import { useKeptFocus } from "../../hooks/use-kept-focus.ts";
import { useLayer } from "../../overlay/use-layer.ts";
import { useScrollLock } from "../../primitives/Modal/use-scroll-lock.ts";
import { classNames } from "../../styles/class-names.ts";
import { FlowFrameContext } from "../frame/flow-frame-context.ts";
import { ChatFailure } from "./ChatFailure.tsx";
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
  const { chat, hasButton } = useChatScope();
  const own = useContext(FlowFrameContext).classNames;
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
    // Otherwise what had the focus before gets it: the button of the host.
    if (!opener.current) return;
    event.preventDefault();
    opener.current.focus({ preventScroll: true });
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
        className={classNames(styles.panel, !hasButton && styles.alone, own?.root)}
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
        {chat.failure && <ChatFailure error={chat.failure} />}
        <Conversation reading={reading} />
        <Composer field={field} />
      </div>
    </FocusScope>
  );
}
