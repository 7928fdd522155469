"use client";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { classNames } from "../../styles/class-names.ts";
import { Button } from "../Button/Button.tsx";
import { OfflineIcon } from "../Icon/icons.ts";
import * as styles from "./StateLayout.css.ts";
import { type EmptyStateContent, StateLayout } from "./StateLayout.tsx";

/** {@link OfflineState} */
export interface OfflineStateProps extends EmptyStateContent {
  /** @default the catalogue's "No connection" */
  title?: EmptyStateContent["title"];
  /** @default the catalogue's advice */
  text?: EmptyStateContent["text"];
  /** Reads again; without it there is no button. */
  onRetry?: (() => void) | undefined;
}

/**
 * Shown without a connection: content cannot be read until it is back.
 * @example
 * <OfflineState onRetry={refetch} />
 */
export function OfflineState({ title, text, onRetry, action }: OfflineStateProps) {
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
    <StateLayout
      role="status"
      title={title ?? t("ui.emptyState.offline")}
      text={text ?? t("ui.emptyState.offlineText")}
      action={action ?? retry}
      art={art}
    />
  );
}
