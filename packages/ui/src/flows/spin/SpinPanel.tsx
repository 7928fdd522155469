import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Button } from "../../primitives/Button/index.ts";
import { EmptyState } from "../../primitives/EmptyState/index.ts";
import { Text } from "../../primitives/Text/index.ts";
import { unavailable } from "../../styles/unavailable.css.ts";
import { StopNotice } from "../protection/StopNotice.tsx";
import * as styles from "./SpinPanel.css.ts";
import { WheelStage, type WheelStageProps } from "./WheelStage.tsx";

/** Props of {@link SpinPanel}. */
export type SpinPanelProps = Omit<WheelStageProps, "wheel">;

/** The wheel and the button that spins it, or that no wheel is active. */
export function SpinPanel({ spin, hub }: SpinPanelProps) {
  const { t } = useI18n();
  const { wheel, coins, canSpin, state, stop } = spin;
  if (!wheel)
    return (
      <div className={styles.wheel}>
        <EmptyState title={t("spin.closed.title")} text={t("spin.closed.text")} />
      </div>
    );
  const isSpinning = state === "spinning";
  return (
    <>
      <div className={styles.wheel}>
        <WheelStage spin={spin} hub={hub} wheel={wheel} />
      </div>
      <div className={styles.start}>
        <Button
          {...spin.getSpinProps()}
          width="fill"
          data-part="spin-start"
          className={canSpin || isSpinning ? undefined : unavailable}
          loading={spin.isWaiting}
        >
          {isSpinning ? (
            t("spin.spinning")
          ) : (
            <>
              <span>{`${t("spin.start")} `}</span>
              <span className={styles.cost}>{t("spin.cost")}</span>
            </>
          )}
        </Button>
        {stop && <StopNotice stop={stop} />}
        {coins <= 0 && !stop && !isSpinning && (
          <Text size="small" tone="muted" align="center">
            {t("spin.noCoins")}
          </Text>
        )}
      </div>
    </>
  );
}
