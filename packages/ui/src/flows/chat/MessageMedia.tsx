import { type ChatEntry, type ChatMedia, webAddressOf } from "@satang/headless/chat";
import { useRef } from "react";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { useObjectUrl } from "../../primitives/FileField/use-object-url.ts";
import { FileIcon, VideoIcon } from "../../primitives/Icon/index.ts";
import { mediaAddressOf } from "./ChatPicture.tsx";
import { useChatScope } from "./chat-context.ts";
import { EnlargedPicture } from "./EnlargedPicture.tsx";
import * as styles from "./Message.css.ts";
import { MessageText } from "./MessageText.tsx";

/** Props of {@link MessageMedia}. */
export type MessageMediaProps = {
  readonly entry: ChatEntry;
  readonly media: ChatMedia;
};

/** The file of a message: a picture that opens larger, a film, or a link. */
export function MessageMedia({ entry, media }: MessageMediaProps) {
  const { t } = useI18n();
  const { chat, pictureOrigins } = useChatScope();
  const isRenewed = useRef(false);
  // Once: a service could give one broken address after another.
  const renewOnce = () => {
    if (!isRenewed.current) chat.actions.renew(entry);
    isRenewed.current = true;
  };
  const own = useObjectUrl(entry.file);
  const { kind, name, text } = media;
  const { address } = media;
  const src = address === null ? own : mediaAddressOf(address, pictureOrigins);
  const hasFile = address !== null || own !== undefined;
  const label = name ?? t(kind === "video" ? "chat.file.video" : "chat.file.image");
  const words = text !== null && <MessageText text={text} />;
  if (kind === "image" && hasFile) {
    return (
      <>
        <EnlargedPicture
          src={src}
          label={label}
          className={styles.picture}
          fallback={<p className={styles.unknown}>{t("chat.file.broken")}</p>}
          onBroken={renewOnce}
        />
        {words}
      </>
    );
  }
  if (kind === "video" && hasFile) {
    return (
      <>
        {src === undefined ? (
          <p className={styles.unknown}>{t("chat.unknown")}</p>
        ) : (
          // biome-ignore lint/a11y/useMediaCaption: a film of a conversation has no captions
          <video
            className={styles.film}
            src={src}
            aria-label={label}
            controls
            preload="metadata"
            // A phone would show it over the whole page, above the chat.
            playsInline
            onError={renewOnce}
          />
        )}
        {words}
      </>
    );
  }
  const href = address === null ? null : webAddressOf(address);
  const Icon = kind === "video" ? VideoIcon : FileIcon;
  const file = (
    <>
      <Icon size={20} />
      <span className={styles.fileName}>{label}</span>
    </>
  );
  return (
    <>
      {href === null ? (
        <p className={styles.file}>{file}</p>
      ) : (
        <a
          className={styles.file}
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={t("chat.file.open", { name: label })}
        >
          {file}
        </a>
      )}
      {words}
    </>
  );
}
