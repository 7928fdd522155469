import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Card } from "../../primitives/Card/index.ts";
import { Skeleton } from "../../primitives/Skeleton/index.ts";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/index.ts";
import * as styles from "./InfoFlow.css.ts";

/** Placeholder for the text of the service: two lines. */
export function ContactTextSkeleton() {
  return (
    <div className={styles.textWaiting} aria-hidden="true">
      <Skeleton />
      <Skeleton width="60%" />
    </div>
  );
}

/** Placeholder for the row of the support chat, in its size. */
export function ContactRowSkeleton() {
  return (
    <Card padding="none" aria-hidden="true">
      <div className={styles.video}>
        <Skeleton shape="block" height="2lh" />
      </div>
    </Card>
  );
}

/** Placeholder for the chat app, in its size. */
export function ChatAppSkeleton() {
  return (
    <Card elevation="raised" className={styles.chat} aria-hidden="true">
      <Skeleton shape="block" width="176px" height="176px" style={{ marginInline: "auto" }} />
      <span className={styles.chatWords}>
        <Skeleton shape="block" height="48px" />
        <Skeleton shape="block" height="44px" />
        <Skeleton shape="block" height="54px" />
      </span>
    </Card>
  );
}

/** Says that the contact details are being read, over the placeholder of their text. */
export function ContactTextReading() {
  const { t } = useI18n();
  return (
    <div role="status" aria-busy="true">
      <VisuallyHidden>{t("info.contact.loading")}</VisuallyHidden>
      <ContactTextSkeleton />
    </div>
  );
}
