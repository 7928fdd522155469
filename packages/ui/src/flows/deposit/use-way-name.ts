import type { DepositWay } from "@satang/headless/deposit";
import { useI18n } from "../../i18n/I18nProvider.tsx";

const numberOf = (way: DepositWay) =>
  way.kind === "account" || way.kind === "qr" ? way.account.accountNo : way.phoneNumber;

/** Returns the name of a way; ways with the same name also show the end of their numbers. */
export function useWayName(ways: readonly DepositWay[]): (way: DepositWay) => string {
  const { t } = useI18n();
  const plain = (way: DepositWay) => {
    switch (way.kind) {
      case "qr":
        return t("deposit.way.qr", { provider: way.provider });
      case "account":
        return t("deposit.way.account", { bank: way.account.bankCode });
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
