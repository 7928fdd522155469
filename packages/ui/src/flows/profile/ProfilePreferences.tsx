import type { ReactNode } from "react";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { ProfileCard } from "./ProfileCard.tsx";
import * as styles from "./ProfileFlow.css.ts";

/** A setting of the device, for example the language. */
export type ProfilePreference = {
  readonly label: string;
  /** The control, with a name of its own. */
  readonly control: ReactNode;
};

/** Props of {@link ProfilePreferences}. */
export type ProfilePreferencesProps = { readonly preferences: readonly ProfilePreference[] };

/** Language and theme. */
export function ProfilePreferences({ preferences }: ProfilePreferencesProps) {
  const { t } = useI18n();
  return (
    <ProfileCard title={t("profile.preferences")}>
      {preferences.map(({ label, control }) => (
        <div key={label} className={styles.preference} data-part="preference">
          <span className={styles.preferenceName} aria-hidden="true">
            {label}
          </span>
          <div className={styles.control}>{control}</div>
        </div>
      ))}
    </ProfileCard>
  );
}
