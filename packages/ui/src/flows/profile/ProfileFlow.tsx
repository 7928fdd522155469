"use client";

import { useMemberDetails } from "@satang/headless/profile";
import type { OwnLimitName } from "@satang/headless/protection";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Card } from "../../primitives/Card/index.ts";
import { EditIcon, LockIcon, LogoutIcon, PauseIcon } from "../../primitives/Icon/index.ts";
import { ListSkeleton } from "../../primitives/Skeleton/index.ts";
import { ReadFailure } from "../failures/ReadFailure.tsx";
import { FlowLoading } from "../frame/FlowLoading.tsx";
import { FlowScreen } from "../frame/FlowScreen.tsx";
import type { FlowPartsProps } from "../frame/flow-frame.types.ts";
import { LazyPart } from "../loading/LazyPart.tsx";
import { ProfileCard } from "./ProfileCard.tsx";
import { ProfileEntry } from "./ProfileEntry.tsx";
import * as styles from "./ProfileFlow.css.ts";
import { ProfileHead } from "./ProfileHead.tsx";
import { type ProfilePreference, ProfilePreferences } from "./ProfilePreferences.tsx";
import { ProfileRows } from "./ProfileRows.tsx";
import { lazyProfileLimits } from "./profile-limits.lazy.ts";

/** Props of {@link ProfileFlow}. */
export interface ProfileFlowProps extends FlowPartsProps {
  /** Opens `ChangePasswordFlow`. */
  onChangePassword: () => void;
  /** Opens `EditProfileFlow`. */
  onEdit: () => void;
  /** Leads to `ProtectionFlow`; without it there is no entry for it. */
  onLimits?: (() => void) | undefined;
  /** Opens `OwnLimitFlow`; without it, or without `onLimits`, the limits are not shown. */
  onLimit?: ((limit: OwnLimitName) => void) | undefined;
  /** Signs the member out; without it there is no entry for it. */
  onSignOut?: (() => void) | undefined;
  /** Language and theme, as the host has them. @default none */
  preferences?: readonly ProfilePreference[] | undefined;
}

const NONE: readonly ProfilePreference[] = [];

/**
 * The member's own data and bank account, with the entries that change them; next to them on a wide screen, language and theme,
 * security, and limits.
 *
 * @example
 * <ProfileFlow onChangePassword={openPassword} onEdit={openEdit} />
 */
export function ProfileFlow({
  onChangePassword,
  onEdit,
  onLimits,
  onLimit,
  onSignOut,
  preferences = NONE,
  ...parts
}: ProfileFlowProps) {
  const { t, errorTitle } = useI18n();
  const { state, member, readFailure, isReading, actions } = useMemberDetails();
  return (
    <FlowScreen
      parts={parts}
      title={t("profile.title")}
      className={styles.screen}
      data-part="profile"
      data-state={state}
    >
      {readFailure && (
        <Card>
          <ReadFailure
            error={readFailure}
            title={errorTitle(readFailure)}
            onRetry={actions.retry}
            retrying={isReading}
          />
        </Card>
      )}
      {state === "loading" && (
        <FlowLoading>
          <Card padding="none">
            <ListSkeleton rows={9} label={t("profile.loading")} />
          </Card>
        </FlowLoading>
      )}
      {member && (
        <div className={styles.columns}>
          <div className={styles.column}>
            <ProfileHead member={member} />
            <ProfileRows member={member} />
            <Card padding="none">
              <ul>
                <ProfileEntry
                  icon={<EditIcon size={20} />}
                  name={t("profile.edit.title")}
                  hint={t("profile.edit.hint")}
                  onClick={onEdit}
                />
              </ul>
            </Card>
          </div>
          <div className={styles.column}>
            {preferences.length > 0 && <ProfilePreferences preferences={preferences} />}
            <ProfileCard title={t("profile.security")}>
              <ul>
                <ProfileEntry
                  icon={<LockIcon size={20} />}
                  name={t("profile.password.title")}
                  hint={t("profile.password.hint")}
                  onClick={onChangePassword}
                />
                {onSignOut && (
                  <ProfileEntry
                    icon={<LogoutIcon size={20} />}
                    name={t("profile.signOut.title")}
                    hint={t("profile.signOut.hint")}
                    onClick={onSignOut}
                    ends
                  />
                )}
              </ul>
            </ProfileCard>
            {onLimits && (
              <ProfileCard title={t("protection.title")}>
                <ul>
                  {onLimit && (
                    <LazyPart part={lazyProfileLimits} waiting={null} props={{ onLimit }} />
                  )}
                  <ProfileEntry
                    icon={<PauseIcon size={20} />}
                    name={t("protection.pause.title")}
                    hint={t("protection.pause.hint")}
                    onClick={onLimits}
                  />
                </ul>
              </ProfileCard>
            )}
          </div>
        </div>
      )}
    </FlowScreen>
  );
}
