"use client";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Button } from "../Button/Button.tsx";
import { OfflineIcon } from "../Icon/icons.ts";
import { classNames } from "../shared/class-names.ts";
import * as styles from "./Face.css.ts";
import { Face, type FaceWords } from "./Face.tsx";

/** {@link OfflineFace} */
export interface OfflineFaceProps extends FaceWords {
  /** @default the catalogue's "No connection" */
  title?: FaceWords["title"];
  /** @default the catalogue's advice */
  text?: FaceWords["text"];
  /** Reads again; without it there is no button. */
  onRetry?: (() => void) | undefined;
}

/** Shown without a connection: content cannot be read until it is back. */
export function OfflineFace({ title, text, onRetry, action }: OfflineFaceProps) {
  const { t } = useI18n();
  const retry = onRetry && (
    <Button variant="outline" size="small" onClick={onRetry}>
      {t("common.action.retry")}
    </Button>
  );
  const art = (
    <span className={classNames(styles.badge, styles.badges.warning)}>
      <OfflineIcon size={22} />
    </span>
  );
  return (
    <Face
      role="status"
      title={title ?? t("ui.face.offline")}
      text={text ?? t("ui.face.offlineText")}
      action={action ?? retry}
      art={art}
    />
  );
}
