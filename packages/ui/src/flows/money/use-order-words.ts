import { isSatang, type Satang } from "@satang/core";
import { WALLET_ACCOUNT } from "@satang/headless/money";
import { useWallet } from "@satang/headless/wallet";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { useBaht } from "./use-baht.ts";

type Fields = Readonly<Record<string, unknown>>;

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");
const amountOf = (value: unknown): Satang | null => (isSatang(value) ? value : null);

/** Text of any order of this package's operations, for messages about it. */
export function useOrderWords() {
  const { t, format } = useI18n();
  const baht = useBaht();
  const { wallet } = useWallet({ enabled: false });

  const accountName = (code: string) =>
    code === WALLET_ACCOUNT
      ? t("common.wallet")
      : (wallet?.games.find((game) => game.code === code)?.name ?? code);

  return (operation: string | null, order: unknown): string => {
    const { amount, from, to, code, phoneNumber } = (order ?? {}) as Fields;
    const satang = amountOf(amount);
    const words = satang === null ? "" : baht.exact(satang);
    switch (operation) {
      case "transfer":
        return t("money.order.transfer", {
          amount: words,
          from: accountName(textOf(from)),
          to: accountName(textOf(to)),
        });
      case "transferAll":
        return t("money.order.transferAll", { to: accountName(textOf(to)) });
      case "withdraw":
        return t("money.order.withdraw", { amount: words });
      case "giftLink":
        return t("money.order.giftLink");
      case "qrCreate":
        return t("money.order.qrCreate", { amount: words });
      case "qrCancel":
        return t("money.order.qrCancel");
      case "activateGame":
        return t("money.order.activateGame", { game: accountName(textOf(code)) });
      case "register":
        return t("money.order.register", { phone: format.phone(textOf(phoneNumber)) });
      default:
        return "";
    }
  };
}
