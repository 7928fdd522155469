import { useQuery } from "@tanstack/react-query";
import { useCallback, useEffect, useState } from "react";
import { useSatang } from "../provider/use-satang.ts";
import { unwrap } from "../queries/unwrap.ts";
import { storageKeys } from "../storage/storage-keys.ts";
import { useWalletQuery } from "../wallet/use-wallet-query.ts";
import type { MemberWallet } from "../wallet/wallet.rules.ts";
import type { DepositView, DepositWay, OwnBankAccount } from "./deposit.view.ts";
import { toDepositWays } from "./deposit-ways.rules.ts";
import { type UseQrDepositOptions, useQrDepositOf } from "./use-qr-deposit.ts";

/** Options of {@link useDeposit}. */
export type UseDepositOptions = Pick<UseQrDepositOptions, "inView" | "onTransferred">;

const NO_WAYS: readonly DepositWay[] = [];

const ownAccountOf = ({ bankAccount, profile }: MemberWallet): OwnBankAccount => ({
  bankCode: profile.bankCode ?? null,
  bankNameTH: bankAccount.bank.nameTH,
  bankNameEN: bankAccount.bank.nameEN ?? null,
  accountName: bankAccount.bankAccountName,
  accountNo: bankAccount.bankAccountNo,
});

/**
 * Every way to deposit, the chosen one, and its QR deposit (decision 30). After a reload the way that was chosen last in
 * this tab is chosen again, so that a QR that waits to be paid is where it was.
 * @throws Error outside `SatangProvider`.
 *
 * @example
 * const deposit = useDeposit();
 * {deposit.ways.map(({ id, kind }) => <button key={id} {...deposit.getWayProps(id)}>{kind}</button>)}
 * {deposit.qr && <QrDeposit.Root value={deposit.qr}>…</QrDeposit.Root>}
 */
export function useDeposit(options: UseDepositOptions = {}): DepositView {
  const { client, giftLink, queryClient, tabStorage } = useSatang("useDeposit");
  const { data, error, refetch } = useQuery(
    {
      queryKey: ["deposit", "accounts"],
      queryFn: async ({ signal }) => unwrap(await client.lookup.deposit({ signal })),
      select: toDepositWays,
    },
    queryClient,
  );
  const wallet = useWalletQuery("useDeposit");
  const [chosen, setChosen] = useState(() => tabStorage.read(storageKeys.depositWay));
  const all = data ?? NO_WAYS;
  const { problem } = giftLink;
  const ways = problem === null ? all : all.filter(({ kind }) => kind !== "giftLink");
  const giftLinkProblem = ways.length < all.length ? problem : null;
  useEffect(() => {
    if (giftLinkProblem)
      reportError(new Error(`giftLinkKey is ${giftLinkProblem}: gift links are not offered`));
  }, [giftLinkProblem]);
  const way = ways.find(({ id }) => id === chosen) ?? ways[0] ?? null;
  const qr = useQrDepositOf(way?.kind === "qr" ? way.provider : null, options);

  const stateOf = (): DepositView["state"] => {
    if (!data) return error ? "readFailed" : "loading";
    return ways.length === 0 ? "empty" : "ready";
  };
  const state = stateOf();
  const choose = (id: string) => {
    tabStorage.write(storageKeys.depositWay, id);
    setChosen(id);
  };
  const retry = () => void refetch();
  const refreshQr = qr?.actions.refresh;
  return {
    state,
    ways,
    giftLinkProblem,
    way,
    qr,
    ownAccount: wallet.data ? ownAccountOf(wallet.data) : null,
    scanned: way?.kind === "qr" && qr?.qr ? way.account : null,
    readFailure: state === "readFailed" ? error : null,
    actions: { choose, retry, refresh: useCallback(() => refreshQr?.(), [refreshQr]) },
    getWayProps: (id) => ({
      type: "button",
      "aria-pressed": id === way?.id,
      onClick: () => choose(id),
    }),
    getRetryProps: () => ({ type: "button", onClick: retry }),
  };
}
