"use client";

import { useWallet } from "@satang/headless/wallet";
import { useOnline } from "../../hooks/use-online.ts";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Alert } from "../../primitives/Alert/index.ts";
import { Card } from "../../primitives/Card/index.ts";
import { SegmentedControl } from "../../primitives/SegmentedControl/index.ts";
import { Skeleton } from "../../primitives/Skeleton/index.ts";
import { Stack } from "../../primitives/Stack/index.ts";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/index.ts";
import { Waves } from "../../primitives/Waves/index.ts";
import { classNames } from "../../styles/class-names.ts";
import { walletGround } from "../../styles/wallet-ground.css.ts";
import { ReadFailure } from "../failures/ReadFailure.tsx";
import { FlowFrame } from "../frame/FlowFrame.tsx";
import { FlowLoading } from "../frame/FlowLoading.tsx";
import type { FlowPartsProps } from "../frame/flow-frame.types.ts";
import { Balance } from "./Balance.tsx";
import { LastSync } from "./LastSync.tsx";
import { QuickActions, type QuickActionsProps } from "./QuickActions.tsx";
import { useSwipePages } from "./use-swipe-pages.ts";
import * as styles from "./WalletPanel.css.ts";

/** Props of {@link WalletPanel}. */
export interface WalletPanelProps extends QuickActionsProps, FlowPartsProps {}

/**
 * The balance of the member: cash, and bonus if the backend has one, chosen with a button or a
 * swipe. After a failed refresh or a reload while the service does not answer, the last balance stays with its time and
 * a message that it is outdated.
 *
 * @example
 * <WalletPanel onDeposit={openDeposit} onWithdraw={openWithdraw} onTransfer={openTransfer} />
 */
export function WalletPanel({ classNames: own, slots, ...actionProps }: WalletPanelProps) {
  const { t, errorText, errorTitle } = useI18n();
  const view = useWallet();
  const { actions, readFailure, wallet } = view;
  const balances = wallet ?? view.lastKnown;
  // The time of the balance says that it is old, and nothing can be done about it.
  const isOnline = useOnline();
  const hasBonus = balances !== null && balances.bonus !== null;
  const { box, index, choose } = useSwipePages(hasBonus ? 2 : 1);

  if (readFailure && !balances)
    return (
      <FlowFrame classNames={own} slots={slots}>
        <Card>
          <ReadFailure
            error={readFailure}
            title={errorTitle(readFailure)}
            onRetry={actions.retry}
            retrying={view.isReading}
          />
        </Card>
      </FlowFrame>
    );

  const failure = view.refreshFailure ?? view.rereadFailure ?? readFailure;
  return (
    <FlowFrame classNames={own} slots={slots}>
      <Stack gap={3}>
        <section
          className={classNames(walletGround, styles.panel, own?.root)}
          aria-label={t("common.wallet")}
          data-part="wallet"
        >
          <Waves fade="start" strength={0.55} className={styles.river} />
          <div className={classNames(styles.top, own?.header)} data-part="header">
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
              at={balances ? balances.syncedAt : view.lastSync}
              isRefreshing={view.isRefreshing}
              button={view.getRefreshProps()}
            />
          </div>
          {/* Two elements: one that gets another size would be a shift of the page. */}
          {balances ? (
            <div
              key="balances"
              ref={box}
              className={classNames(styles.pages, own?.body)}
              data-part="body"
              {...(hasBonus ? { tabIndex: 0 } : {})}
            >
              <Balance
                title={t("wallet.title")}
                amount={balances.cash}
                currency={balances.currency}
              />
              {balances.bonus !== null && (
                <Balance
                  title={t("wallet.bonusTitle")}
                  amount={balances.bonus}
                  currency={balances.currency}
                />
              )}
            </div>
          ) : (
            <FlowLoading key="waiting">
              <div className={styles.waiting} role="status" aria-busy="true">
                <VisuallyHidden>{t("ui.loading")}</VisuallyHidden>
                <p className={styles.caption}>{t("wallet.title")}</p>
                {/* Text that a page has put here before its app had loaded stays until the balance is read. */}
                <span data-part="wallet-early" suppressHydrationWarning>
                  {""}
                </span>
                <Skeleton shape="block" className={styles.placeholder} />
              </div>
            </FlowLoading>
          )}
          <QuickActions {...actionProps} className={own?.footer} />
        </section>
        {failure && isOnline && (
          <Alert tone="warning" live="polite" title={t("wallet.refreshFailed")}>
            {errorText(failure)}
          </Alert>
        )}
      </Stack>
    </FlowFrame>
  );
}
