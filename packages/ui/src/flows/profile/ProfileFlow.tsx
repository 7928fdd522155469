"use client";

import { useMemberDetails } from "@satang/headless/profile";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Card } from "../../primitives/Card/index.ts";
import { EditIcon, LockIcon, PauseIcon } from "../../primitives/Icon/index.ts";
import { ListSkeleton } from "../../primitives/Skeleton/index.ts";
import { ReadFailure } from "../failures/ReadFailure.tsx";
import { FlowLoading } from "../frame/FlowLoading.tsx";
import { FlowScreen } from "../frame/FlowScreen.tsx";
import type { FlowPartsProps } from "../frame/flow-frame.types.ts";
import { ProfileEntry } from "./ProfileEntry.tsx";
import * as styles from "./ProfileFlow.css.ts";
import { ProfileHead } from "./ProfileHead.tsx";
import { ProfileRows } from "./ProfileRows.tsx";

/** Props of {@link ProfileFlow}. */
export interface ProfileFlowProps extends FlowPartsProps {
  /** Opens `ChangePasswordFlow`. */
  onChangePassword: () => void;
  /** Opens `EditProfileFlow`. */
  onEdit: () => void;
  /** Leads to `ProtectionFlow`; without it there is no entry for it. */
  onLimits?: (() => void) | undefined;
}

/**
 * The member's own data and bank account, with the entries that change them.
 *
 * @example
 * <ProfileFlow onChangePassword={openPassword} onEdit={openEdit} />
 */
export function ProfileFlow({ onChangePassword, onEdit, onLimits, ...parts }: ProfileFlowProps) {
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
        <>
          <ProfileHead member={member} />
          <ProfileRows member={member} />
          <Card padding="none">
            <ul>
              <ProfileEntry
                icon={<LockIcon size={20} />}
                name={t("profile.password.title")}
                hint={t("profile.password.hint")}
                onClick={onChangePassword}
              />
              <ProfileEntry
                icon={<EditIcon size={20} />}
                name={t("profile.edit.title")}
                hint={t("profile.edit.hint")}
                onClick={onEdit}
              />
              {onLimits && (
                <ProfileEntry
                  icon={<PauseIcon size={20} />}
                  name={t("protection.title")}
                  hint={t("protection.hint")}
                  onClick={onLimits}
                />
              )}
            </ul>
          </Card>
        </>
      )}
    </FlowScreen>
  );
}
