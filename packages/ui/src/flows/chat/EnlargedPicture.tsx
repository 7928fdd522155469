import type { ReactNode } from "react";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Dialog } from "../../primitives/Dialog/index.ts";
import { ChatPicture } from "./ChatPicture.tsx";
import * as styles from "./Message.css.ts";

/** Props of {@link EnlargedPicture}. */
export type EnlargedPictureProps = {
  /** Checked, or of a file of this device; nothing when it may not be shown. */
  readonly src: string | undefined;
  readonly label: string;
  /** Class of the picture before it is enlarged. */
  readonly className: string;
  /** Shown when the picture may not be shown, or cannot be loaded. */
  readonly fallback: ReactNode;
  /** Called when the picture cannot be loaded. */
  readonly onBroken?: () => void;
};

/** A picture; a press shows it larger. */
export function EnlargedPicture({ label, className, ...picture }: EnlargedPictureProps) {
  const { t } = useI18n();
  return (
    <Dialog
      title={label}
      trigger={
        <button type="button" className={styles.pictureButton}>
          <ChatPicture
            {...picture}
            alt={`${t("chat.file.view")}: ${label}`}
            className={className}
          />
        </button>
      }
    >
      <ChatPicture {...picture} alt={label} className={styles.largePicture} />
    </Dialog>
  );
}
