import type { ChatButton } from "@satang/headless/chat";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { numbersIn } from "../../text/numbers-in.ts";
import { useChatScope } from "./chat-context.ts";
import * as styles from "./Message.css.ts";

/** The answers that support suggests, in a row that scrolls. */
export function QuickReplies({ replies }: { readonly replies: readonly ChatButton[] }) {
  const { t } = useI18n();
  const { chat } = useChatScope();
  return (
    <fieldset className={styles.replies} aria-label={t("chat.replies")}>
      {replies.map((reply, index) => {
        const link = chat.getLinkProps(reply);
        // The replies of a message never change, and two may be alike.
        const key = `${reply.kind} ${index}`;
        return link ? (
          <a key={key} {...link} className={styles.reply}>
            {numbersIn(reply.title)}
          </a>
        ) : (
          <button key={key} {...chat.getAnswerProps(reply)} className={styles.reply}>
            {numbersIn(reply.title)}
          </button>
        );
      })}
    </fieldset>
  );
}
