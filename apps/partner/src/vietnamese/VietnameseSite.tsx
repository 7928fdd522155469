import type { DefinedLocale, Locale } from "@satang/i18n";
import { DepositFlow } from "@satang/ui/flows/deposit";
import { LocaleSwitch } from "@satang/ui/flows/session";
import { WalletPanel } from "@satang/ui/flows/wallet";
import { WithdrawFlow } from "@satang/ui/flows/withdraw";
import { SatangProvider } from "@satang/ui/provider";
import { useState } from "react";
import { vietnameseLocale } from "./locale.ts";

const LOCALES = [vietnameseLocale, "en"] as const;

/** Props of {@link VietnameseSite}. */
export type VietnameseSiteProps = {
  readonly baseUrl: string;
  /** The token of the site's own sign-in. */
  readonly getToken: () => string | null;
};

/** Wallet, deposit and withdrawal of a site in Vietnamese, which its members may change to English. */
export function VietnameseSite({ baseUrl, getToken }: VietnameseSiteProps) {
  const [locale, setLocale] = useState<DefinedLocale | Locale>(vietnameseLocale);
  const [flow, setFlow] = useState<"deposit" | "withdraw" | null>(null);
  const close = (open: boolean) => {
    if (!open) setFlow(null);
  };
  return (
    <SatangProvider baseUrl={baseUrl} getToken={getToken} locale={locale} theme="river-day">
      <LocaleSwitch locales={LOCALES} onLocaleChange={setLocale} />
      <WalletPanel
        onDeposit={() => setFlow("deposit")}
        onWithdraw={() => setFlow("withdraw")}
        onTransfer={() => setFlow(null)}
      />
      <DepositFlow open={flow === "deposit"} onOpenChange={close} />
      <WithdrawFlow open={flow === "withdraw"} onOpenChange={close} />
    </SatangProvider>
  );
}
