import type { ChatEntry } from "@satang/headless/chat";
import { useState } from "react";
import { useVisible } from "../../hooks/use-visible.ts";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { usePausableTimeout } from "../../primitives/Toast/use-pausable-timeout.ts";
import { classNames } from "../../styles/class-names.ts";
import * as styles from "./ChatButton.css.ts";
import { useChatScope } from "./chat-context.ts";
import { contentText } from "./content-text.rules.ts";

/** As long as a toast with a button (ADR 0045), ms. */
const SHOWN_MS = 8000;

/** Props of {@link ChatPeek}. */
export type ChatPeekProps = {
  /** The newest message of support, which was not read. */
  readonly entry: ChatEntry;
  readonly onOpen: () => void;
  readonly className: string | undefined;
};

/** The newest message next to the button of a closed chat. It goes by itself, except under a pointer or with the focus. */
export function ChatPeek({ entry, onOpen, className }: ChatPeekProps) {
  const { t } = useI18n();
  const { agent } = useChatScope();
  const [isOver, setOver] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [isGone, setGone] = useState(false);
  const isVisible = useVisible();
  usePausableTimeout(SHOWN_MS, isOver || isFocused || !isVisible, () => setGone(true));
  if (isGone) return null;
  return (
    <button
      type="button"
      className={classNames(styles.peek, className)}
      data-part="chat-peek"
      onClick={onOpen}
      onPointerEnter={() => setOver(true)}
      onPointerLeave={() => setOver(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <span className={styles.peekName} translate={entry.name === null ? undefined : "no"}>
        {`${entry.name ?? agent} `}
      </span>
      <span className={styles.peekText}>{contentText(entry.content) ?? t("chat.unknown")}</span>
    </button>
  );
}
