import type { RefundCheck, RefundView } from "@satang/headless/refund";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Button } from "../../primitives/Button/index.ts";
import { Money } from "../../primitives/Money/index.ts";
import { SafeMarkup } from "../../primitives/SafeMarkup/index.ts";
import { Waves } from "../../primitives/Waves/index.ts";
import { classNames } from "../../styles/class-names.ts";
import { unavailable } from "../../styles/unavailable.css.ts";
import { walletGround } from "../../styles/wallet-ground.css.ts";
import { Hint } from "../hint/Hint.tsx";
import { SuccessBar } from "../success/SuccessBar.tsx";
import { SuccessLegend } from "../success/SuccessLegend.tsx";
import * as styles from "./RefundFlow.css.ts";
import { RefundNotice } from "./RefundNotice.tsx";

/** Props of {@link AccruedRefund}. */
export type AccruedRefundProps = {
  readonly refund: RefundView;
  readonly check: RefundCheck;
  readonly onBonus: (() => void) | undefined;
  readonly pictureOrigins?: readonly string[] | undefined;
};

/** The refund that has accrued: its amount, what the service says about it, and the two ways to take it. */
export function AccruedRefund({ refund, check, onBonus, pictureOrigins }: AccruedRefundProps) {
  const { t, format } = useI18n();
  const { submitting } = refund;
  const { success, fail } = check;
  return (
    <>
      {check.info && (
        <SafeMarkup className={styles.info} markup={check.info} pictureOrigins={pictureOrigins} />
      )}
      <section className={classNames(walletGround, styles.card)} aria-label={t("refund.amount")}>
        <Waves fade="start" strength={0.5} />
        <span className={styles.caption}>{t("refund.amount")}</span>
        <Money amount={check.amount} currency={check.currency} size="hero" />
      </section>
      {success !== null && fail !== null && (
        <div className={styles.shares}>
          <SuccessBar success={success} fail={fail} />
          <SuccessLegend
            align="apart"
            success={t("refund.success", { percent: format.percent(success) })}
            fail={t("refund.fail", { percent: format.percent(fail) })}
          />
        </div>
      )}
      <RefundNotice refund={refund} check={check} onBonus={onBonus} />
      <div className={styles.actions} data-part="refund-actions">
        <Button
          {...refund.getAddWalletProps()}
          variant="outline"
          width="fill"
          className={refund.canAddWallet ? undefined : unavailable}
          loading={submitting === "addWallet"}
        >
          {t(submitting === "addWallet" ? "refund.adding" : "refund.addWallet")}
        </Button>
        <Button
          {...refund.getReceiveProps()}
          width="fill"
          className={refund.canReceive ? undefined : unavailable}
          loading={submitting === "receive"}
        >
          {t(submitting === "receive" ? "refund.receiving" : "refund.receive")}
        </Button>
      </div>
      <Hint>{t("refund.ways")}</Hint>
      <Hint>{t("refund.turnover")}</Hint>
    </>
  );
}
