import type { PickedFile as Picked } from "@satang/headless/chat";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { shownName, sizeText } from "../../primitives/FileField/file.rules.ts";
import { useObjectUrl } from "../../primitives/FileField/use-object-url.ts";
import { CloseIcon, ImageIcon, VideoIcon } from "../../primitives/Icon/index.ts";
import { IconButton } from "../../primitives/IconButton/index.ts";
import * as styles from "./Composer.css.ts";
import { EnlargedPicture } from "./EnlargedPicture.tsx";

/** Props of {@link PickedFile}. */
export type PickedFileProps = {
  readonly picked: Picked;
  readonly onRemove: () => void;
};

/** The picture or film that waits to be sent, and a button that takes it back. */
export function PickedFile({ picked: { file, kind }, onRemove }: PickedFileProps) {
  const { t } = useI18n();
  const address = useObjectUrl(kind === "image" ? file : null);
  const name = shownName(file.name);
  const Icon = kind === "image" ? ImageIcon : VideoIcon;
  const icon = (
    <span className={styles.noPicture}>
      <Icon size={28} />
    </span>
  );
  return (
    <div className={styles.picked} data-part="picked">
      {address === undefined ? (
        icon
      ) : (
        <EnlargedPicture
          src={address}
          label={name}
          className={styles.pickedPicture}
          fallback={icon}
        />
      )}
      <span className={styles.pickedWords}>
        <bdi className={styles.pickedName} translate="no">
          {name}
        </bdi>
        <span className={styles.pickedSize} translate="no">
          {sizeText(file.size)}
        </span>
      </span>
      <IconButton label={t("chat.file.remove", { name })} onClick={onRemove}>
        <CloseIcon />
      </IconButton>
    </div>
  );
}
