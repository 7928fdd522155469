import type { ChatEntry } from "@satang/headless/chat";
import { useState } from "react";
import { useVisible } from "../../hooks/use-visible.ts";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { CloseIcon, SupportIcon } from "../../primitives/Icon/index.ts";
import { IconButton } from "../../primitives/IconButton/index.ts";
import { usePausableTimeout } from "../../primitives/Toast/use-pausable-timeout.ts";
import { classNames } from "../../styles/class-names.ts";
import { numbersIn } from "../../text/numbers-in.ts";
import * as styles from "./ChatPeek.css.ts";
import { useChatScope } from "./chat-context.ts";
import { contentText } from "./content-text.rules.ts";

/** Time after which it goes by itself, ms. */
const SHOWN_MS = 6000;

/** Props of {@link ChatPeek}. */
export type ChatPeekProps = {
  /** The newest message of support, which was not read. */
  readonly entry: ChatEntry;
  /** Next to the round button, or above the entry of a menu that leads to the chat. */
  readonly place: "button" | "menu";
  readonly onOpen: () => void;
  readonly className: string | undefined;
};

/** The newest message of a closed chat. It goes by itself, except under a pointer or with the focus. */
export function ChatPeek({ entry, place, onOpen, className }: ChatPeekProps) {
  const { t } = useI18n();
  const { agent } = useChatScope();
  const [isOver, setOver] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [isGone, setGone] = useState(false);
  const isVisible = useVisible();
  usePausableTimeout(SHOWN_MS, isOver || isFocused || !isVisible, () => setGone(true));
  if (isGone) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a pointer over it only stops the time.
    <div
      className={classNames(styles.peek, styles.places[place], className)}
      data-part="chat-peek"
      onPointerEnter={() => setOver(true)}
      onPointerLeave={() => setOver(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <button type="button" className={styles.open} data-part="open" onClick={onOpen}>
        <span className={styles.agent} aria-hidden="true">
          <SupportIcon size={20} />
        </span>
        <span className={styles.words}>
          <span className={styles.name} translate={entry.name === null ? undefined : "no"}>
            {`${entry.name ?? agent} `}
          </span>
          <span className={styles.text}>
            {numbersIn(contentText(entry.content) ?? t("chat.unknown"))}
          </span>
        </span>
      </button>
      <IconButton
        label={t("chat.peekClose")}
        onClick={() => setGone(true)}
        className={styles.close}
        data-part="close"
      >
        <CloseIcon size={18} />
      </IconButton>
    </div>
  );
}
