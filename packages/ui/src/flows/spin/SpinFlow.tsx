"use client";

import { useReceivedBonus } from "@satang/headless/bonus";
import { useCoupons, useSpin } from "@satang/headless/spin";
import { useEffect, useRef, useState } from "react";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { ReadFailure } from "../failures/ReadFailure.tsx";
import { lazyBonusArt } from "../moment/bonus-art.lazy.ts";
import { MoneySheet } from "../money/MoneySheet.tsx";
import { useOrderWords } from "../money/use-order-words.ts";
import { type MoneyFlowProps, useOutcomes } from "../money/use-outcomes.ts";
import { WhenOpened } from "../money/WhenOpened.tsx";
import { useReport } from "../reports/Shown.tsx";
import { CouponList } from "./CouponList.tsx";
import { PrizeDialog } from "./PrizeDialog.tsx";
import { SpinAlerts } from "./SpinAlerts.tsx";
import * as styles from "./SpinPanel.css.ts";
import { SpinPanel } from "./SpinPanel.tsx";
import { SpinSkeleton } from "./SpinSkeleton.tsx";
import { useSpinFailure } from "./use-spin-failure.ts";

/** Props of {@link SpinFlow}. */
export type SpinFlowProps = MoneyFlowProps & {
  /** More origins from which pictures are shown, in addition to those of the page and of the backend. @default [] */
  readonly pictureOrigins?: readonly string[] | undefined;
  /**
   * Leads to the games, from the alert about a coupon that was claimed; without it, the alert has no button for it. It is
   * not offered during a break.
   */
  readonly onPlay?: (() => void) | undefined;
};

function SpinSheet({ pictureOrigins, onPlay, ...props }: SpinFlowProps) {
  const { open, onOpenChange } = props;
  const { t } = useI18n();
  const orderWords = useOrderWords();
  const [claimed, setClaimed] = useState<string | null>(null);
  const hub = useRef<HTMLSpanElement>(null);
  const claim = useReport();
  const received = useReceivedBonus();
  const failure = useSpinFailure(open, t("spin.title"));
  const { onFailed } = failure;
  const spin = useSpin({ inView: open, onFailed });
  const coupons = useCoupons({
    enabled: open,
    onFailed,
    onDone: ({ code }, { sentAt }) => {
      received.begin(sentAt);
      setClaimed(code);
      return claim.begin();
    },
  });
  // The drawing is wanted in the moment in which the service answers.
  useEffect(() => void lazyBonusArt.load(), []);
  const { actions, readFailure } = spin;
  const isClaimShown = coupons.claiming !== null || coupons.operation.outcome !== null;
  const operation = isClaimShown ? coupons.operation : spin.operation;
  const close = () => {
    actions.close();
    coupons.actions.close();
  };
  return (
    <MoneySheet
      open={open}
      onOpenChange={onOpenChange}
      title={t("spin.title")}
      look={styles.parts}
      operation={operation}
      order={orderWords(operation.operation, operation.order)}
      actions={{ refresh: actions.refresh, close }}
      dismiss="anywhere"
    >
      {readFailure ? (
        <ReadFailure error={readFailure} onRetry={actions.retry} />
      ) : spin.state === "loading" ? (
        <SpinSkeleton />
      ) : (
        <div className={styles.panel}>
          <SpinPanel spin={spin} hub={hub} />
          <div className={styles.coupons}>
            <CouponList coupons={coupons} />
          </div>
        </div>
      )}
      <PrizeDialog
        open={open}
        spin={spin}
        hub={hub}
        onClaim={coupons.actions.ask}
        pictureOrigins={pictureOrigins}
      />
      <SpinAlerts
        coupons={coupons}
        failure={failure}
        received={open && claimed !== null ? received : null}
        worth={spin.wheel?.slices.find(({ code }) => code === claimed)?.worth ?? null}
        onPlay={onPlay}
        onClaimedShown={claim.shown}
        onClaimedRead={() => setClaimed(null)}
      />
    </MoneySheet>
  );
}

/**
 * The prize wheel and the coupons that it wins: a spin uses a coin, and a coupon is claimed after a question. A lost reply
 * is looked up, and its outcome is reported, also after a reload.
 *
 * @example
 * <SpinFlow open={open} onOpenChange={setOpen} />
 */
export function SpinFlow(props: SpinFlowProps) {
  const onOpenChange = useOutcomes("spin", props);
  return (
    <WhenOpened {...props}>
      <SpinSheet {...props} onOpenChange={onOpenChange} />
    </WhenOpened>
  );
}
