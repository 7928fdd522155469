import { useSpinOffer } from "@satang/headless/spin";
import { useWallet } from "@satang/headless/wallet";
import {
  ActionDrawer,
  type ActionDrawerEntry,
  BonusIcon,
  DepositIcon,
  InviteIcon,
  RefreshIcon,
  RefundIcon,
  SpinIcon,
  useI18n,
  useToast,
  WithdrawIcon,
} from "@satang/ui";
import { paths } from "../navigation/paths.ts";
import type { AppModalProps } from "./modal.types.ts";
import { modalHistory } from "./modal-history.ts";

/** The action drawer, which the plus button opens (money.txt §2). */
export function ActionsModal(modal: AppModalProps) {
  const { t, format } = useI18n();
  const spin = useSpinOffer();
  const refresh = useRefreshEntry();

  const wheel: ActionDrawerEntry = {
    id: "spin",
    label: t("app.drawer.spin"),
    detail: t("app.drawer.coins", { count: spin.coins }),
    icon: <SpinIcon size={24} />,
    badge: format.count(spin.coins),
    onClick: () => modalHistory.open("spin"),
  };
  const entries: readonly ActionDrawerEntry[] = [
    {
      id: "deposit",
      label: t("app.drawer.deposit"),
      icon: <DepositIcon size={24} />,
      tone: "accent",
      onClick: () => modalHistory.open("deposit"),
    },
    spin.active ? wheel : refresh,
    {
      id: "withdraw",
      label: t("app.drawer.withdraw"),
      icon: <WithdrawIcon size={24} />,
      onClick: () => modalHistory.open("withdraw"),
    },
    {
      id: "invite",
      label: t("app.drawer.invite"),
      icon: <InviteIcon size={24} />,
      onClick: () => modalHistory.open("invite"),
    },
    {
      id: "bonus",
      label: t("app.drawer.bonus"),
      icon: <BonusIcon size={24} />,
      onClick: () => modalHistory.leaveTo(paths.bonus),
    },
    {
      id: "refund",
      label: t("app.drawer.refund"),
      icon: <RefundIcon size={24} />,
      onClick: () => modalHistory.open("refund"),
    },
  ];

  return <ActionDrawer {...modal} title={t("app.drawer.title")} entries={entries} />;
}

/** Refreshes all balances, shown instead of the wheel, with total and last sync below it. */
function useRefreshEntry(): ActionDrawerEntry {
  const { t, format, errorText } = useI18n();
  const toast = useToast();
  const { wallet, lastSync, isRefreshing, refreshFailure, actions } = useWallet({
    onRefreshed: () => void toast.show(t("app.drawer.refreshed"), { tone: "positive" }),
  });

  const total = wallet && format.money(wallet.total, wallet.currency);
  const time = lastSync === null ? null : format.time(lastSync);
  const known =
    total &&
    (time ? t("app.drawer.refreshAllState", { total, time }) : t("app.drawer.total", { total }));

  return {
    id: "refresh",
    label: t("app.drawer.refreshAll"),
    detail: refreshFailure ? errorText(refreshFailure) : known,
    icon: <RefreshIcon size={24} />,
    afterClick: "stay",
    disabled: isRefreshing,
    onClick: actions.refresh,
  };
}
