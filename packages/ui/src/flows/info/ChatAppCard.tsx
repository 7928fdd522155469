import type { ChatApp, ContactView } from "@satang/headless/info";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Button } from "../../primitives/Button/index.ts";
import { Card } from "../../primitives/Card/index.ts";
import { CopyButton } from "../../primitives/CopyButton/index.ts";
import { Heading } from "../../primitives/Heading/index.ts";
import { ChatIcon } from "../../primitives/Icon/index.ts";
import { BannerPicture } from "../banners/BannerPicture.tsx";
import * as styles from "./InfoFlow.css.ts";

/** Props of {@link ChatAppCard}. */
export type ChatAppCardProps = {
  readonly app: ChatApp;
  readonly link: ReturnType<ContactView["getChatProps"]>;
  readonly pictureOrigins?: readonly string[] | undefined;
};

/** The service in its chat app: a QR for another device, the name, and a link for this device. */
export function ChatAppCard({ app, link, pictureOrigins }: ChatAppCardProps) {
  const { t } = useI18n();
  const { name, picture } = app;
  return (
    <Card as="section" elevation="raised" className={styles.chat} data-part="chat-app">
      {picture && (
        <BannerPicture
          image={picture}
          alt={name ? t("info.contact.qr", { name }) : t("info.contact.qrOnly")}
          className={styles.qr}
          pictureOrigins={pictureOrigins}
        />
      )}
      <div className={styles.chatWords}>
        <div className={styles.chatHead}>
          <Heading level={2}>{t("info.contact.chat")}</Heading>
          {picture && link && <p className={styles.note}>{t("info.contact.scan")}</p>}
        </div>
        {name && (
          <div className={styles.name}>
            <span className={styles.nameText} translate="no">
              {name}
            </span>
            <CopyButton text={name} label={t("info.contact.lineName")} />
          </div>
        )}
        {link && (
          <Button {...link} width="fill" startIcon={<ChatIcon size={20} />}>
            {t("info.contact.open")}
          </Button>
        )}
      </div>
    </Card>
  );
}
