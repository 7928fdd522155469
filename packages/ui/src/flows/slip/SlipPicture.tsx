import { useState } from "react";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { shownName } from "../../primitives/FileField/file.rules.ts";
import { useObjectUrl } from "../../primitives/FileField/use-object-url.ts";
import { ImageIcon, SearchIcon } from "../../primitives/Icon/index.ts";
import { FlowDialog } from "../frame/FlowDialogs.tsx";
import * as styles from "./SlipFlow.css.ts";

/** Props of {@link SlipPicture}. */
export type SlipPictureProps = {
  readonly file: File;
  /** The device can show it. */
  readonly isReadable: boolean;
};

/** The chosen picture; a press shows it larger. */
export function SlipPicture({ file, isReadable }: SlipPictureProps) {
  const { t } = useI18n();
  const [isLarge, setLarge] = useState(false);
  const address = useObjectUrl(isReadable ? file : null);
  if (address === undefined) {
    return (
      <span className={styles.noPicture} data-part="picture">
        <ImageIcon size={32} />
      </span>
    );
  }
  return (
    <>
      <button
        type="button"
        className={styles.thumb}
        aria-label={t("slip.large")}
        aria-haspopup="dialog"
        aria-expanded={isLarge}
        data-part="picture"
        onClick={() => setLarge(true)}
      >
        <img src={address} alt="" className={styles.picture} />
        <span className={styles.zoom}>
          <SearchIcon size={16} />
        </span>
      </button>
      <FlowDialog open={isLarge} onOpenChange={setLarge} title={shownName(file.name)}>
        <img src={address} alt={t("slip.file")} className={styles.large} />
      </FlowDialog>
    </>
  );
}
