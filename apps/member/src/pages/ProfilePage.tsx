import { useI18n } from "@satang/ui";
import { ProfileFlow } from "@satang/ui/flows/profile";
import { config } from "../config/config.ts";
import { modalHistory } from "../modals/modal-history.ts";
import { paths } from "../navigation/paths.ts";
import { usePageTitle } from "../shell/use-page-title.ts";
import styles from "./ProfilePage.module.css";

/** The member's own data. */
export function ProfilePage() {
  const { t } = useI18n();
  usePageTitle(t("app.title.profile"));

  return (
    <div className={styles.page}>
      <ProfileFlow
        onChangePassword={() => modalHistory.open("changePassword")}
        onEdit={() => modalHistory.open("editProfile")}
        onLimits={
          config.protection === false ? undefined : () => modalHistory.leaveTo(paths.limits)
        }
      />
    </div>
  );
}
