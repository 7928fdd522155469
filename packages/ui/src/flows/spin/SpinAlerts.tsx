import type { ReceivedBonusView } from "@satang/headless/bonus";
import type { CouponsView, SliceWorth } from "@satang/headless/spin";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { FlowAlertDialog, FlowMessageDialog } from "../frame/FlowDialogs.tsx";
import { BonusMoment } from "../moment/BonusMoment.tsx";
import { Shown } from "../reports/Shown.tsx";
import type { useSpinFailure } from "./use-spin-failure.ts";

/** Props of {@link SpinAlerts}. */
export type SpinAlertsProps = {
  readonly coupons: CouponsView;
  readonly failure: ReturnType<typeof useSpinFailure>;
  /** Amount and turnover of a coupon that was claimed; `null` when there is none to report. */
  readonly received: ReceivedBonusView | null;
  /** Money that the coupon pays; `null` when the service does not say it. */
  readonly worth: SliceWorth | null;
  /** Leads to the games; without it there is no button. */
  readonly onPlay: (() => void) | undefined;
  /** Called when the alert about a coupon that was claimed is rendered. */
  readonly onClaimedShown: () => void;
  /** Called when the member has read that a coupon was claimed. */
  readonly onClaimedRead: () => void;
};

/** The question before a claim, and the alerts about its end and about a failed spin. */
export function SpinAlerts({
  coupons,
  failure,
  received,
  worth,
  onPlay,
  onClaimedShown,
  onClaimedRead,
}: SpinAlertsProps) {
  const { t } = useI18n();
  const { asked, actions } = coupons;
  const claimed = t(worth?.kind === "bonus" ? "spin.claimed.bonus" : "spin.claimed.text");
  return (
    <>
      <FlowAlertDialog
        open={asked !== null}
        onOpenChange={(next) => void (next || actions.cancel())}
        title={t("spin.ask.title")}
        description={asked && t("spin.ask.text", { name: asked.name })}
        confirmLabel={t("spin.ask.confirm")}
        onConfirm={actions.confirm}
      />
      {received && (
        <BonusMoment
          open
          // A prize of cash is not in the bonus wallet: there is nothing to wait for.
          received={{
            ...received,
            amount: received.amount ?? worth?.amount ?? null,
            isReading: false,
            turnover: received.turnover ?? null,
          }}
          name={t("spin.claimed.title")}
          title={t("spin.claimed.title")}
          added={received.amount === null ? claimed : t("bonus.received.added")}
          text={claimed}
          onPlay={onPlay}
          onShown={onClaimedShown}
          onRead={onClaimedRead}
        />
      )}
      <FlowMessageDialog
        open={failure.text !== null}
        onOpenChange={(next) => void (next || failure.onRead())}
        title={t(failure.status === "notSent" ? "money.notSent.title" : "errors.unexpected.title")}
        description={
          <>
            <span>{failure.text}</span>
            <Shown onShown={failure.onShown} />
          </>
        }
      />
    </>
  );
}
