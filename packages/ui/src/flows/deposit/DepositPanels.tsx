import { type DepositAccount, type DepositAccounts, useDepositWay } from "@satang/headless/deposit";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { EmptyState } from "../../primitives/EmptyState/index.ts";
import { Tabs } from "../../primitives/Tabs/index.ts";
import { AccountPanel, type AccountPanelProps } from "./AccountPanel.tsx";
import { QrPanel, type QrPanelProps } from "./QrPanel.tsx";
import { WalletPanel } from "./WalletPanel.tsx";

/** Props of {@link DepositPanels}. */
export type DepositPanelsProps = Omit<QrPanelProps, "provider" | "onShownChange"> &
  Pick<AccountPanelProps, "beforeCopy"> & {
    readonly ways: DepositAccounts;
    /** Called with whether the QR of an account is visible. */
    readonly onScanChange: (account: DepositAccount, isShown: boolean) => void;
  };

/** Tabs with one name also have the end of their numbers. */
function tellApart<Item extends { label: string; number: string }>(items: readonly Item[]) {
  return items.map(({ number, ...item }) =>
    items.some((other) => other.label === item.label && other.number !== number)
      ? { ...item, label: `${item.label} ${number.slice(-4)}` }
      : item,
  );
}

/** One tab for each way to deposit. */
export function DepositPanels({
  ways,
  beforeCopy,
  onScanChange,
  onTransferred,
  onDone,
}: DepositPanelsProps) {
  const { t } = useI18n();
  const accounts = ways.accounts.map((account) => ({
    value: account.id,
    number: account.accountNo,
    label:
      account.panel.kind === "qr"
        ? t("deposit.qr.tab", { provider: account.panel.provider })
        : account.bankCode,
    content:
      account.panel.kind === "qr" ? (
        <QrPanel
          provider={account.panel.provider}
          onShownChange={(isShown) => onScanChange(account, isShown)}
          onTransferred={onTransferred}
          onDone={onDone}
        />
      ) : (
        <AccountPanel account={account} beforeCopy={beforeCopy} />
      ),
  }));
  const wallets = ways.wallets.map((wallet, index) => ({
    value: `wallet-${index}`,
    number: wallet.phoneNumber,
    label: t(wallet.panel === "giftLink" ? "deposit.wallet.giftTab" : "deposit.wallet.tab"),
    content: <WalletPanel wallet={wallet} />,
  }));
  const items = tellApart([...accounts, ...wallets]);
  const [way, choose] = useDepositWay(items.map(({ value }) => value));
  if (items.length === 0) {
    return <EmptyState title={t("deposit.empty.title")} text={t("deposit.empty.text")} />;
  }
  return <Tabs label={t("deposit.ways")} items={items} value={way} onValueChange={choose} />;
}
