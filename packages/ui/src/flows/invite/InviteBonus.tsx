import type { InviteView } from "@satang/headless/invite";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Button } from "../../primitives/Button/index.ts";
import { Money } from "../../primitives/Money/index.ts";
import { Hint } from "../hint/Hint.tsx";
import { SuccessLegend } from "../success/SuccessLegend.tsx";
import { SuccessRing } from "../success/SuccessRing.tsx";
import * as styles from "./InviteFlow.css.ts";

/** The bonus that is ready, and how many friends count. The service decides whether there is one to receive. */
export function InviteBonus({ invite }: { readonly invite: InviteView }) {
  const { t, format } = useI18n();
  const { currency, isSubmitting, totals } = invite;
  const success = totals?.success ?? null;
  const fail = totals?.fail ?? null;
  const hasShares = success !== null && fail !== null;
  return (
    <section className={styles.bonus} aria-label={t("invite.bonus")}>
      <div className={hasShares ? styles.bonusRow : styles.bonusRowWithoutShares}>
        {hasShares && (
          <div className={styles.ring}>
            <SuccessRing success={success} fail={fail} />
          </div>
        )}
        <div className={styles.bonusWords}>
          <span className={styles.label}>{t("invite.bonus")}</span>
          {totals && currency && <Money amount={totals.amount} currency={currency} size="large" />}
        </div>
        <Button
          {...invite.getReceiveProps()}
          size="small"
          loading={isSubmitting}
          className={styles.receive}
        >
          {t(isSubmitting ? "invite.receiving" : "invite.receive")}
        </Button>
        {hasShares && (
          <div className={styles.shares}>
            <SuccessLegend
              success={t("invite.success", { percent: format.percent(success) })}
              fail={t("invite.fail", { percent: format.percent(fail) })}
            />
          </div>
        )}
      </div>
      <Hint>{t("invite.turnover")}</Hint>
    </section>
  );
}
