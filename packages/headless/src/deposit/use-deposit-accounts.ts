import type { Schemas } from "@satang/api";
import { type DepositPanel, panelOfDepositAccount, panelOfWalletAccount } from "@satang/machines";
import { useQuery } from "@tanstack/react-query";
import type { Loaded } from "../money/use-holdings.ts";
import { useSatang } from "../provider/use-satang.ts";
import { unwrap } from "../queries/unwrap.ts";

/** A bank or payment account to deposit to, with its panel (decision 30). */
export type DepositAccount = {
  /** Does not change within a lookup. */
  readonly id: string;
  readonly bankCode: string;
  readonly bankNameTH: string;
  readonly bankNameEN: string | null;
  /** In upper case, as the specification shows it. */
  readonly accountName: string;
  readonly accountNo: string;
  readonly panel: DepositPanel;
};

/** A stored-value wallet account to deposit to. */
export type DepositWallet = {
  readonly phoneNumber: string;
  readonly panel: "phoneNumber" | "giftLink";
};

/** The accounts that a member can deposit to. */
export type DepositAccounts = {
  readonly accounts: readonly DepositAccount[];
  readonly wallets: readonly DepositWallet[];
};

function toDepositAccounts(lookup: Schemas["DepositLookup"]): DepositAccounts {
  return {
    accounts: lookup.banks.map((account, index) => ({
      id: `${account.bankCode}-${index}`,
      bankCode: account.bankCode,
      bankNameTH: account.bank.nameTH,
      bankNameEN: account.bank.nameEN ?? null,
      accountName: account.bankAccountName.toUpperCase(),
      accountNo: account.bankAccountNo,
      panel: panelOfDepositAccount(account, lookup.isManual),
    })),
    wallets: lookup.wallets.map((wallet) => ({
      phoneNumber: wallet.walletAccountName,
      panel: panelOfWalletAccount(wallet),
    })),
  };
}

/**
 * The accounts of the deposit lookup, each with its panel.
 * @example
 * const accounts = useDepositAccounts();
 * if (accounts.state === "failed") return <button onClick={accounts.retry}>Try again</button>;
 */
export function useDepositAccounts(): Loaded<DepositAccounts> {
  const { client } = useSatang("useDepositAccounts");
  const query = useQuery({
    queryKey: ["deposit", "accounts"],
    queryFn: async ({ signal }) => unwrap(await client.lookup.deposit({ signal })),
    select: toDepositAccounts,
  });
  if (query.data) return { state: "ready", data: query.data };
  if (!query.error) return { state: "loading" };
  return { state: "failed", error: query.error, retry: () => void query.refetch() };
}
