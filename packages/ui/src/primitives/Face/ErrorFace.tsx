"use client";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Button } from "../Button/Button.tsx";
import { RetryIcon } from "../Icon/icons.ts";
import { classNames } from "../shared/class-names.ts";
import * as styles from "./Face.css.ts";
import { Face, type FaceWords } from "./Face.tsx";

/** {@link ErrorFace} */
export interface ErrorFaceProps extends FaceWords {
  /** @default the catalogue's "This did not load" */
  title?: FaceWords["title"];
  /** Reads again; without it there is no button. */
  onRetry?: (() => void) | undefined;
  /** It is being read again. @default false */
  retrying?: boolean | undefined;
}

/**
 * Shown when content could not be read. It is announced at once and offers to try again.
 *
 * @example
 * <ErrorFace text={errorText(error)} onRetry={query.refetch} retrying={query.isFetching} />
 */
export function ErrorFace({ title, onRetry, retrying = false, action, ...words }: ErrorFaceProps) {
  const { t } = useI18n();
  const retry = onRetry && (
    <Button variant="outline" size="small" loading={retrying} onClick={onRetry}>
      {t("common.action.retry")}
    </Button>
  );
  const art = (
    <span className={classNames(styles.badge, styles.badges.critical)}>
      <RetryIcon size={22} />
    </span>
  );
  return (
    <Face
      {...words}
      role="alert"
      title={title ?? t("ui.face.error")}
      action={action ?? retry}
      art={art}
    />
  );
}
