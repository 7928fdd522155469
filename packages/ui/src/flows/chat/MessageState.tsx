import type { ChatEntry } from "@satang/headless/chat";
import { knownSender } from "@satang/i18n";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { CriticalIcon } from "../../primitives/Icon/index.ts";
import { Progress } from "../../primitives/Progress/index.ts";
import { useChatScope } from "./chat-context.ts";
import * as styles from "./Message.css.ts";

/** How far an own message has come, and what can be done about it. */
export function MessageState({ entry }: { readonly entry: ChatEntry }) {
  const { t, errorTitle } = useI18n();
  const { chat } = useChatScope();
  const { delivery, progress, content, failure, isUnclear } = entry;
  const name = content.kind === "media" ? (content.media.name ?? "") : "";
  switch (delivery) {
    case "uploading_file":
      return (
        <div className={styles.upload}>
          <Progress label={t("chat.file.uploading", { name })} value={progress} max={1} />
          <button {...chat.getCancelProps(entry)} className={styles.action}>
            {t("chat.file.cancel")}
          </button>
        </div>
      );
    case "sending":
      return <p className={styles.meta}>{t("chat.delivery.sending")}</p>;
    case "failed": {
      const failedKey = isUnclear ? "chat.delivery.unclear" : "chat.delivery.failed";
      const isLost = failure?.kind === "notSent" && failure.reason === "input";
      return (
        <div className={styles.failed}>
          <span className={styles.failedWords}>
            <CriticalIcon size={16} />
            <span>{t(isLost ? "chat.delivery.lost" : failedKey)}</span>
          </span>
          {failure && knownSender(failure) && <p className={styles.meta}>{errorTitle(failure)}</p>}
          {!isLost && (
            <button {...chat.getResendProps(entry)} className={styles.action}>
              {t("chat.delivery.resend")}
            </button>
          )}
          <button {...chat.getRemoveProps(entry)} className={styles.action}>
            {t("chat.delivery.remove")}
          </button>
        </div>
      );
    }
    case "succeed":
      return null;
  }
}
