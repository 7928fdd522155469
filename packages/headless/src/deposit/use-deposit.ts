import { type Edition, isPhone, normalisePhone } from "@satang/core";
import { useQuery } from "@tanstack/react-query";
import { useCallback, useEffect } from "react";
import { noteUse } from "../outcomes/flow-use.ts";
import { usePlayStop } from "../protection/use-play-stop.ts";
import { useSatang } from "../provider/use-satang.ts";
import { unwrap } from "../queries/unwrap.ts";
import { useWalletQuery } from "../wallet/use-wallet-query.ts";
import type { MemberWallet } from "../wallet/wallet.rules.ts";
import type { DepositView, DepositWay, OwnBankAccount } from "./deposit.view.ts";
import { lastUsedFirst, toDepositWays } from "./deposit-ways.rules.ts";
import { isQrUnderWay } from "./qr-deposit.rules.ts";
import { useChoiceOnOpen, useChosenWay } from "./use-chosen-way.ts";
import { useOpenQr } from "./use-open-qr.ts";
import { type UseQrDepositOptions, useQrDepositOf } from "./use-qr-deposit.ts";

/** Options of {@link useDeposit}. */
export type UseDepositOptions = Pick<UseQrDepositOptions, "inView" | "onTransferred">;

const NO_WAYS: readonly DepositWay[] = [];

/** The username is the phone number (money.txt §3), but a service may have other ones too. */
function ownPhoneNumberOf({ profile }: MemberWallet, edition: Edition): string | null {
  const number = normalisePhone(profile.username, edition);
  return isPhone(number, edition) ? number : null;
}

const ownAccountOf = ({ bankAccount, profile }: MemberWallet): OwnBankAccount => ({
  bankCode: profile.bankCode ?? null,
  bankNameTH: bankAccount.bank.nameTH,
  bankNameEN: bankAccount.bank.nameEN ?? null,
  accountName: bankAccount.bankAccountName,
  accountNo: bankAccount.bankAccountNo,
});

/**
 * Every way to deposit, the chosen one, and its QR deposit (decision 30). After a reload the same way is chosen, so that a
 * QR that waits to be paid is where it was. When the view opens again, a QR under way is shown, otherwise the choice.
 * @throws Error outside `SatangProvider`.
 *
 * @example
 * const deposit = useDeposit();
 * {deposit.ways.map(({ id, kind }) => <button key={id} {...deposit.getWayProps(id)}>{kind}</button>)}
 * {deposit.qr && <QrDeposit.Root value={deposit.qr}>…</QrDeposit.Root>}
 */
export function useDeposit(options: UseDepositOptions = {}): DepositView {
  const { inView = true } = options;
  const scope = useSatang("useDeposit");
  const { client, edition, giftLink, queryClient } = scope;
  const { data, error, refetch } = useQuery(
    {
      queryKey: ["deposit", "accounts"],
      queryFn: async ({ signal }) => unwrap(await client.lookup.deposit({ signal })),
      select: toDepositWays,
    },
    queryClient,
  );
  const wallet = useWalletQuery("useDeposit");
  const choice = useChosenWay();
  const { lastUsed, choose, back } = choice;
  const all = data ?? NO_WAYS;
  const { problem } = giftLink;
  const offered = problem === null ? all : all.filter(({ kind }) => kind !== "giftLink");
  const giftLinkProblem = offered.length < all.length ? problem : null;
  useEffect(() => {
    if (giftLinkProblem)
      reportError(new Error(`giftLinkKey is ${giftLinkProblem}: gift links are not offered`));
  }, [giftLinkProblem]);
  const ways = lastUsedFirst(offered, lastUsed);
  const wayOf = (wanted: string | null) => ways.find(({ id }) => id === wanted) ?? null;
  const way = wayOf(choice.chosen);
  const qr = useQrDepositOf(way?.kind === "qr" ? way.provider : null, options);
  useChoiceOnOpen({ inView, isUnderWay: qr !== null && isQrUnderWay(qr.state), choice });

  const { stop } = usePlayStop();
  const known = useOpenQr();
  const isOpen = known !== null;
  useEffect(() => noteUse(scope, "deposit", "stored", isOpen), [scope, isOpen]);
  const openWay = ways.find((item) => item.kind === "qr" && item.provider === known?.provider);
  const openQr = openWay && openWay !== way ? known : null;
  const showOpenQr = () => {
    if (openWay) choose(openWay.id);
  };

  const stateOf = (): DepositView["state"] => {
    if (!data) return error ? "readFailed" : "loading";
    return ways.length === 0 ? "empty" : "ready";
  };
  const state = stateOf();
  const retry = () => void refetch();
  const refreshQr = qr?.actions.refresh;
  return {
    state,
    ways,
    lastUsed: wayOf(lastUsed),
    giftLinkProblem,
    way,
    qr,
    openQr,
    ownAccount: wallet.data ? ownAccountOf(wallet.data) : null,
    ownPhoneNumber: wallet.data ? ownPhoneNumberOf(wallet.data, edition) : null,
    stop: qr !== null && !qr.isEntering ? null : stop,
    scanned: way?.kind === "qr" && qr?.qr ? way.account : null,
    readFailure: state === "readFailed" ? error : null,
    actions: {
      choose,
      showOpenQr,
      back,
      retry,
      refresh: useCallback(() => refreshQr?.(), [refreshQr]),
    },
    getWayProps: (id) => ({
      type: "button",
      "aria-pressed": id === way?.id,
      onClick: () => choose(id),
    }),
    getBackProps: () => ({ type: "button", onClick: back }),
    getRetryProps: () => ({ type: "button", onClick: retry }),
  };
}
