import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Skeleton } from "../../primitives/Skeleton/index.ts";
import { Stack } from "../../primitives/Stack/index.ts";
import * as panel from "./SpinPanel.css.ts";
import * as stage from "./WheelStage.css.ts";

/** Placeholder for the wheel and its coupons, in their size, so that the sheet does not grow when they appear. */
export function SpinSkeleton() {
  const { t } = useI18n();
  return (
    <div className={panel.panel} role="status" aria-busy="true" aria-label={t("ui.loading")}>
      <div className={panel.wheel}>
        <div className={stage.stage}>
          <Skeleton shape="block" height="36px" />
          <span className={stage.wheel}>
            <Skeleton shape="circle" width="100%" height="100%" />
          </span>
        </div>
      </div>
      <div className={panel.start}>
        <Skeleton shape="block" height="54px" />
      </div>
      <Stack gap={6} className={panel.coupons}>
        {["first", "second", "third"].map((place) => (
          <Skeleton key={place} shape="block" height="72px" />
        ))}
      </Stack>
    </div>
  );
}
