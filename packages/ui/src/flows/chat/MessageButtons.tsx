import type { ChatButton } from "@satang/headless/chat";
import { ChatIcon, NewTabIcon, PhoneIcon } from "../../primitives/Icon/index.ts";
import { numbersIn } from "../../text/numbers-in.ts";
import { useChatScope } from "./chat-context.ts";
import * as styles from "./Message.css.ts";

const icons = { web: NewTabIcon, call: PhoneIcon, postback: ChatIcon, text: ChatIcon };

/** The buttons of a message or of a card. An address that may not be followed is not a link. */
export function MessageButtons({ buttons }: { readonly buttons: readonly ChatButton[] }) {
  const { chat } = useChatScope();
  return buttons.map((button, index) => {
    const { title, kind } = button;
    const Icon = icons[kind];
    const link = chat.getLinkProps(button);
    const content = (
      <>
        <Icon size={18} />
        <span>{numbersIn(title)}</span>
      </>
    );
    // The buttons of a message never change, and two may be alike.
    const key = `${kind} ${index}`;
    if (link) {
      return (
        <a key={key} {...link} className={styles.button}>
          {content}
        </a>
      );
    }
    const isDead = kind === "web" || kind === "call";
    return isDead ? (
      <span key={key} className={styles.deadButton}>
        <span>{numbersIn(title)}</span>
      </span>
    ) : (
      <button key={key} {...chat.getAnswerProps(button)} className={styles.button}>
        {content}
      </button>
    );
  });
}
