import { useChatOffer } from "@satang/headless/chat";
import { useI18n } from "@satang/ui";
import { ContactFlow } from "@satang/ui/flows/info";
import { useChatOpen } from "../chat/chat-open.ts";
import { config } from "../config/config.ts";
import { howtoHref } from "../navigation/howto-href.ts";
import { usePageTitle } from "../shell/use-page-title.ts";
import styles from "./ContactPage.module.css";

/** How to reach the service, for visitors and for members. */
export function ContactPage() {
  const { t } = useI18n();
  const { isOn, isLoading } = useChatOffer();
  const { setOpen: setChatOpen } = useChatOpen();
  usePageTitle(t("app.title.contact"));

  return (
    <div className={styles.page}>
      <ContactFlow
        version={config.version}
        howtoHref={howtoHref}
        onChatPress={isOn ? () => setChatOpen(true) : undefined}
        chatLoading={isLoading}
      />
    </div>
  );
}
