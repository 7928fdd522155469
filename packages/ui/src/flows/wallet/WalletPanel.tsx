"use client";

import { useRefreshBalances, useWallet } from "@satang/headless/wallet";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Alert } from "../../primitives/Alert/index.ts";
import { Card } from "../../primitives/Card/index.ts";
import { SegmentedControl } from "../../primitives/SegmentedControl/index.ts";
import { Skeleton } from "../../primitives/Skeleton/index.ts";
import { Stack } from "../../primitives/Stack/index.ts";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/index.ts";
import { Waves } from "../../primitives/Waves/index.ts";
import { ReadFailure } from "../failures/ReadFailure.tsx";
import { Balance } from "./Balance.tsx";
import { LastSync } from "./LastSync.tsx";
import { QuickActions, type QuickActionsProps } from "./QuickActions.tsx";
import { useSwipePages } from "./use-swipe-pages.ts";
import * as css from "./WalletPanel.css.ts";

/** Props of {@link WalletPanel}. */
export interface WalletPanelProps extends QuickActionsProps {}

/**
 * The balance of the member: cash, and bonus if the backend has one, chosen with a button or a
 * swipe. After a failed refresh the balance stays, with a message that it is outdated.
 *
 * @example
 * <WalletPanel onDeposit={openDeposit} onWithdraw={openWithdraw} onTransfer={openTransfer} />
 */
export function WalletPanel(props: WalletPanelProps) {
  const { t, errorText, errorTitle } = useI18n();
  const wallet = useWallet();
  const balances = useRefreshBalances();
  const hasBonus = wallet.data?.bonus !== undefined;
  const { box, index, choose } = useSwipePages(hasBonus ? 2 : 1);

  if (wallet.error && !wallet.data)
    return (
      <Card>
        <ReadFailure
          error={wallet.error}
          title={errorTitle(wallet.error)}
          onRetry={() => void wallet.refetch()}
          retrying={wallet.isFetching}
        />
      </Card>
    );

  const failure = balances.error ?? wallet.error;
  return (
    <Stack gap={3}>
      <section className={css.panel} aria-label={t("common.wallet")} data-part="wallet">
        <Waves fade="start" strength={0.55} />
        <div className={css.top}>
          {hasBonus && (
            <SegmentedControl
              label={t("wallet.which")}
              variant="wallet"
              options={[
                { value: "cash", label: t("wallet.cash") },
                { value: "bonus", label: t("wallet.bonus") },
              ]}
              value={index === 1 ? "bonus" : "cash"}
              onValueChange={(value) => choose(value === "bonus" ? 1 : 0)}
            />
          )}
          <LastSync
            at={wallet.lastSync}
            isRefreshing={balances.state === "refreshing"}
            onRefresh={balances.refresh}
          />
        </div>
        {wallet.data ? (
          <div ref={box} className={css.pages} {...(hasBonus ? { tabIndex: 0 } : {})}>
            <Balance title={t("wallet.title")} amount={wallet.data.cash} />
            {wallet.data.bonus !== undefined && (
              <Balance title={t("wallet.bonusTitle")} amount={wallet.data.bonus} />
            )}
          </div>
        ) : (
          <div className={css.waiting} role="status" aria-busy="true">
            <VisuallyHidden>{t("ui.loading")}</VisuallyHidden>
            <Skeleton width="40%" />
            <Skeleton shape="block" width="70%" height="46px" />
          </div>
        )}
        <QuickActions {...props} />
      </section>
      {failure && (
        <Alert tone="warning" live="polite" title={t("wallet.refreshFailed")}>
          {errorText(failure)}
        </Alert>
      )}
    </Stack>
  );
}
