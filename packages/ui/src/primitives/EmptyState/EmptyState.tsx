"use client";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Logo } from "../Logo/Logo.tsx";
import * as styles from "./EmptyState.css.ts";
import { CoinScene } from "./RiverScene.tsx";
import { type EmptyStateContent, StateLayout } from "./StateLayout.tsx";

/** {@link EmptyState} */
export interface EmptyStateProps extends EmptyStateContent {
  /** @default the catalogue's "Nothing here yet" */
  title?: EmptyStateContent["title"];
}

/**
 * Shown in an empty list or screen, with a hint how to get content.
 *
 * @example
 * <EmptyState title="No transactions yet" text="Deposit once and it all shows here."
 *   action={<Button size="small">Deposit</Button>} />
 */
export function EmptyState({ title, ...words }: EmptyStateProps) {
  const { t } = useI18n();
  const art = (
    <span className={styles.rising}>
      <CoinScene />
      <Logo size={52} className={styles.coin} />
    </span>
  );
  return <StateLayout {...words} title={title ?? t("ui.emptyState.empty")} art={art} />;
}
