import type { DepositView, DepositWay } from "@satang/headless/deposit";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { EmptyState } from "../../primitives/EmptyState/index.ts";
import { Tabs } from "../../primitives/Tabs/index.ts";
import { AccountPanel, type AccountPanelProps } from "./AccountPanel.tsx";
import { GiftLinkPanel } from "./GiftLinkPanel.tsx";
import { QrPanel, type QrPanelProps } from "./QrPanel.tsx";
import { WalletPanel } from "./WalletPanel.tsx";

/** Props of {@link DepositPanels}. */
export type DepositPanelsProps = Pick<AccountPanelProps, "beforeCopy"> &
  Pick<QrPanelProps, "onDone"> & { readonly deposit: DepositView };

/** Tabs with the same name also show the end of their numbers. */
function tellApart<Item extends { label: string; number: string }>(items: readonly Item[]) {
  return items.map(({ number, ...item }) =>
    items.some((other) => other.label === item.label && other.number !== number)
      ? { ...item, label: `${item.label} ${number.slice(-4)}` }
      : item,
  );
}

/** One tab for each way to deposit. */
export function DepositPanels({ deposit, beforeCopy, onDone }: DepositPanelsProps) {
  const { t } = useI18n();
  const { actions, qr, state, way, ways } = deposit;
  if (state === "empty") {
    return <EmptyState title={t("deposit.empty.title")} text={t("deposit.empty.text")} />;
  }
  const tabOf = (item: DepositWay) => {
    switch (item.kind) {
      case "qr":
        return {
          label: t("deposit.qr.tab", { provider: item.provider }),
          number: item.account.accountNo,
          content: qr && <QrPanel deposit={qr} onDone={onDone} />,
        };
      case "account":
        return {
          label: item.account.bankCode,
          number: item.account.accountNo,
          content: <AccountPanel account={item.account} beforeCopy={beforeCopy} />,
        };
      case "phoneNumber":
        return {
          label: t("deposit.wallet.tab"),
          number: item.phoneNumber,
          content: <WalletPanel way={item} />,
        };
      case "giftLink":
        return {
          label: t("deposit.wallet.giftTab"),
          number: item.phoneNumber,
          content: <GiftLinkPanel onDone={onDone} />,
        };
    }
  };
  const items = tellApart(ways.map((item) => ({ value: item.id, ...tabOf(item) })));
  return (
    <Tabs label={t("deposit.ways")} items={items} value={way?.id} onValueChange={actions.choose} />
  );
}
