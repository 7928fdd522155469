"use client";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { BoatScene } from "./RiverScene.tsx";
import { type EmptyStateContent, StateLayout } from "./StateLayout.tsx";

/** {@link ComingSoonState} */
export interface ComingSoonStateProps extends EmptyStateContent {
  /** @default the catalogue's "Coming soon" */
  title?: EmptyStateContent["title"];
  /** @default the catalogue's "This will be available in a later version." */
  text?: EmptyStateContent["text"];
}

/**
 * Shown for a screen of a later version.
 * @example
 * <ComingSoonState title="Bonuses" text="They come with the next version." />
 */
export function ComingSoonState({ title, text, action }: ComingSoonStateProps) {
  const { t } = useI18n();
  return (
    <StateLayout
      title={title ?? t("ui.emptyState.comingSoon")}
      text={text ?? t("ui.emptyState.comingSoonText")}
      action={action}
      art={<BoatScene />}
    />
  );
}
