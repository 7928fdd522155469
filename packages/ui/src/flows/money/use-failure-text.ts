import { type Failure, type Satang, satang } from "@satang/core";
import { knownSender } from "@satang/i18n";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { useMoneyFormat } from "./use-money-format.ts";

/** Why an order was refused or not sent, in words. */
export type FailureText = (status: "refused" | "notSent", error: Failure | null) => string | null;

/** The least transfer, one unit of the member's currency (money.txt §5). */
const LEAST_TRANSFER = satang(100);

/**
 * Returns why an order was refused or not sent, in words.
 * @param minimum the least amount of the operation; the quoted text of the code names that of a transfer in baht
 */
export function useFailureText(minimum: Satang = LEAST_TRANSFER): FailureText {
  const { t, errorText } = useI18n();
  const money = useMoneyFormat();
  return (status, error) => {
    if (status === "notSent") {
      if (error && knownSender(error)) return errorText(error);
      return t(`money.notSent.${error?.kind === "notSent" ? error.reason : "unread"}`);
    }
    if (error?.kind === "coded" && error.code === "TRANSFER_MINIMUM")
      return t("money.refused.belowMinimum", { minimum: money.short(minimum) });
    return error && errorText(error);
  };
}
