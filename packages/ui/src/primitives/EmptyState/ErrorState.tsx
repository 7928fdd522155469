"use client";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { classNames } from "../../styles/class-names.ts";
import { Button } from "../Button/Button.tsx";
import { RetryIcon } from "../Icon/icons.ts";
import * as styles from "./StateLayout.css.ts";
import { type EmptyStateContent, StateLayout } from "./StateLayout.tsx";

/** {@link ErrorState} */
export interface ErrorStateProps extends EmptyStateContent {
  /** @default the catalogue's "We couldn’t load this" */
  title?: EmptyStateContent["title"];
  /** Reads again; without it there is no button. */
  onRetry?: (() => void) | undefined;
  /** Whether the content is being read again. @default false */
  retrying?: boolean | undefined;
}

/**
 * Shown when content could not be read. It is announced at once and offers to try again.
 *
 * @example
 * <ErrorState text={i18n.errorText(error)} onRetry={query.refetch} retrying={query.isFetching} />
 */
export function ErrorState({
  title,
  onRetry,
  retrying = false,
  action,
  ...words
}: ErrorStateProps) {
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
    <StateLayout
      {...words}
      role="alert"
      title={title ?? t("ui.emptyState.error")}
      action={action ?? retry}
      art={art}
    />
  );
}
