import { SupportIcon } from "../../primitives/Icon/index.ts";
import { classNames } from "../../styles/class-names.ts";
import { row } from "./ChatList.css.ts";
import { useChatScope } from "./chat-context.ts";
import * as styles from "./Message.css.ts";

/** Support is writing: three dots at the place of its message. The conversation announces it. */
export function Typing() {
  const { support } = useChatScope().chat;
  if (!support.isTyping) return null;
  return (
    <div className={row} aria-hidden="true" data-part="typing">
      <div className={styles.others}>
        <SupportIcon size={28} className={styles.avatar} />
        <div className={classNames(styles.bubble, styles.othersBubble, styles.dots)}>
          <span className={styles.dot} />
          <span className={styles.dot} />
          <span className={styles.dot} />
        </div>
      </div>
    </div>
  );
}
