import type { Failure } from "@satang/core";
import { useCurrency } from "@satang/headless/wallet";
import { knownSender } from "@satang/i18n";
import { useI18n } from "../../i18n/I18nProvider.tsx";

/** Returns why an order was refused or not sent, in words. */
export type FailureText = (status: "refused" | "notSent", error: Failure | null) => string | null;

/** Why an order was refused or not sent, in words. */
export function useFailureText(): FailureText {
  const { t, errorText } = useI18n();
  const currency = useCurrency();
  return (status, error) => {
    if (status === "notSent") {
      if (error && knownSender(error)) return errorText(error);
      return t(`money.notSent.${error?.kind === "notSent" ? error.reason : "unread"}`);
    }
    // The quoted text of this code names a bound in baht.
    if (currency !== "THB" && error?.kind === "coded" && error.code === "TRANSFER_MINIMUM")
      return t("money.refused.belowMinimum");
    return error && errorText(error);
  };
}
