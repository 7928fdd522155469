import { useI18n } from "@satang/ui";
import { ProtectionFlow } from "@satang/ui/flows/protection";
import { config } from "../config/config.ts";
import { modalHistory } from "../modals/modal-history.ts";
import { usePageTitle } from "../shell/use-page-title.ts";
import styles from "./ProfilePage.module.css";

/** The member's own limits, and a break. */
export function LimitsPage() {
  const { t } = useI18n();
  usePageTitle(t("protection.title"));

  return (
    <div className={styles.page}>
      <ProtectionFlow
        onLimit={(limit) => modalHistory.open(limit === "deposit" ? "depositLimit" : "timeLimit")}
        onBreak={() => modalHistory.open("break")}
        helpline={config.helpline}
      />
    </div>
  );
}
