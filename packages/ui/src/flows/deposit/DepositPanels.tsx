import type { DepositView } from "@satang/headless/deposit";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Button } from "../../primitives/Button/index.ts";
import { ChevronStartIcon } from "../../primitives/Icon/index.ts";
import { Skeleton } from "../../primitives/Skeleton/index.ts";
import { Stack } from "../../primitives/Stack/index.ts";
import { LazyPart } from "../loading/LazyPart.tsx";
import { FormSkeleton } from "../money/FormSkeleton.tsx";
import * as styles from "./DepositFlow.css.ts";
import { lazyNoWays, lazyOpenQrCard, lazyStopNotice, lazyWayPanel } from "./deposit.lazy.ts";
import { OwnAccount } from "./OwnAccount.tsx";
import { SlipEntry } from "./SlipEntry.tsx";
import { useMovedFocus } from "./use-moved-focus.ts";
import * as wayStyles from "./WayList.css.ts";
import { WayList } from "./WayList.tsx";
import type { WayPanelProps } from "./WayPanel.tsx";

/** Props of {@link DepositPanels}. */
export type DepositPanelsProps = Omit<WayPanelProps, "ownPhoneNumber" | "qr" | "way"> & {
  readonly deposit: DepositView;
};

/** The choice of a way to deposit, or the chosen way. */
export function DepositPanels({ deposit, ...props }: DepositPanelsProps) {
  const { t } = useI18n();
  const { onSlip } = props;
  const { openQr, ownAccount, ownPhoneNumber, qr, scanned, state, stop, way } = deposit;
  const root = useMovedFocus(way?.id ?? null);
  const hasArrived = qr?.state === "credited";
  const paysFromBank = !scanned && !hasArrived && way?.kind !== "phoneNumber";
  const openQrShown = openQr && (
    <LazyPart
      part={lazyOpenQrCard}
      waiting={<Skeleton shape="block" height="66px" />}
      props={{ qr: openQr, onOpen: deposit.actions.showOpenQr }}
    />
  );
  if (stop) {
    return (
      <Stack gap={4}>
        {openQrShown}
        <LazyPart part={lazyStopNotice} waiting={<FormSkeleton />} props={{ stop }} />
        {onSlip && (
          <ul className={wayStyles.ways}>
            <SlipEntry onSlip={onSlip} />
          </ul>
        )}
      </Stack>
    );
  }
  if (state === "empty" && !onSlip) {
    return <LazyPart part={lazyNoWays} waiting={<FormSkeleton />} props={{}} />;
  }
  return (
    <div ref={root}>
      {way ? (
        <Stack gap={3}>
          {!hasArrived && (
            <Button
              {...deposit.getBackProps()}
              variant="text"
              size="small"
              startIcon={<ChevronStartIcon size={18} />}
              className={styles.back}
              data-part="deposit-back"
            >
              {t("deposit.allWays")}
            </Button>
          )}
          {paysFromBank && ownAccount && <OwnAccount account={ownAccount} />}
          <LazyPart
            part={lazyWayPanel}
            waiting={<FormSkeleton />}
            props={{ ...props, ownPhoneNumber, way, qr }}
          />
        </Stack>
      ) : (
        <Stack gap={4}>
          {openQrShown}
          {ownAccount && <OwnAccount account={ownAccount} />}
          <WayList deposit={deposit}>{onSlip && <SlipEntry onSlip={onSlip} />}</WayList>
        </Stack>
      )}
    </div>
  );
}
