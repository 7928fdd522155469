import { useI18n } from "../../i18n/I18nProvider.tsx";
import { orderAmount } from "./order-amount.ts";
import { useAccountName } from "./use-account-name.ts";
import { useMoneyFormat } from "./use-money-format.ts";

type Fields = Readonly<Record<string, unknown>>;

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

/** Text of any order of this package's operations, for messages about it. */
export function useOrderWords() {
  const { t } = useI18n();
  const money = useMoneyFormat();
  const accountName = useAccountName();

  return (operation: string | null, order: unknown): string => {
    const { from, to, code } = (order ?? {}) as Fields;
    const amount = orderAmount(order);
    const words = amount === null ? "" : money.exact(amount);
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
      case "uploadSlip":
        return t("money.order.uploadSlip");
      case "qrCreate":
        return t("money.order.qrCreate", { amount: words });
      case "qrCancel":
        return t("money.order.qrCancel");
      case "activateGame":
        return t("money.order.activateGame", { game: accountName(textOf(code)) });
      case "inviteBonus":
        return t("money.order.inviteBonus");
      case "bonusActivate":
        return t("money.order.bonusActivate", { code: textOf(code) });
      case "bonusClear":
        return t("money.order.bonusClear");
      case "promotionActivate":
        return t("money.order.promotionActivate", { code: textOf(code) });
      case "refundReceive":
        return t("money.order.refundReceive");
      case "refundAddWallet":
        return t("money.order.refundAddWallet");
      case "spin":
        return t("money.order.spin");
      case "claimCoupon":
        return t("money.order.claimCoupon");
      case "register":
        return t("money.order.register");
      default:
        return "";
    }
  };
}
