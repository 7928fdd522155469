import type { DepositWay } from "@satang/headless/deposit";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { useBankName } from "../banks/use-bank-name.ts";
import { isOfBank, PAYMENT_NUMBERS } from "./qr-provider.rules.ts";

const numberOf = (way: DepositWay) =>
  way.kind === "account" || way.kind === "qr" ? way.account.accountNo : way.phoneNumber;

/**
 * Returns the name of a way, without a code of the service: a bank has the name that the service gives it. Ways with the
 * same name also show the end of their numbers.
 */
export function useWayName(ways: readonly DepositWay[]): (way: DepositWay) => string {
  const { t } = useI18n();
  const bankName = useBankName();
  const isPayment = (way: DepositWay) => way.kind === "qr" && !isOfBank(way.provider);
  const plain = (way: DepositWay) => {
    switch (way.kind) {
      case "qr":
        if (isOfBank(way.provider))
          return t("deposit.way.qrOfBank", { bank: bankName(way.account).name });
        return ways.filter(isPayment).length > 1
          ? t("deposit.way.qrNumber", { number: PAYMENT_NUMBERS[way.provider] })
          : t("deposit.way.qr");
      case "account":
        return t("deposit.way.account", { bank: bankName(way.account).name });
      default:
        return t(`deposit.way.${way.kind}`);
    }
  };
  return (way) => {
    const name = plain(way);
    const isShared = ways.some((other) => other.id !== way.id && plain(other) === name);
    return isShared ? `${name} ${numberOf(way).slice(-4)}` : name;
  };
}
