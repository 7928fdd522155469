import { useI18n } from "@satang/ui";
import { BonusFlow, type BonusFlowModal } from "@satang/ui/flows/bonus";
import { config } from "../config/config.ts";
import { showGames } from "../modals/show-games.ts";
import { useModal } from "../modals/use-modal.ts";
import { usePageTitle } from "../shell/use-page-title.ts";
import styles from "./BonusPage.module.css";

const MODALS: readonly BonusFlowModal[] = ["bonus", "promotion", "bonusCancel"];

/** Bonuses and promotion codes. */
export function BonusPage() {
  const { t } = useI18n();
  const { current, open, close } = useModal();
  usePageTitle(t("app.title.bonus"));

  return (
    <div className={styles.page}>
      <BonusFlow
        utcOffset={config.utcOffset}
        modal={MODALS.find((name) => name === current) ?? null}
        onModalChange={(modal) => (modal ? open(modal) : close())}
        onConditions={() => open("conditions")}
        onPlay={showGames}
      />
    </div>
  );
}
