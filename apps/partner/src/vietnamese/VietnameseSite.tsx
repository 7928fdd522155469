import type { DefinedLocale, Locale } from "@satang/i18n";
import { Stack } from "@satang/ui";
import { DepositFlow } from "@satang/ui/flows/deposit";
import { LocaleSwitch, LoginFlow, SessionGuard } from "@satang/ui/flows/session";
import { WalletPanel } from "@satang/ui/flows/wallet";
import { WithdrawFlow } from "@satang/ui/flows/withdraw";
import { SatangProvider, type SatangProviderProps } from "@satang/ui/provider";
import { useState } from "react";
import { vietnameseLocale } from "./locale.ts";

const LOCALES = [vietnameseLocale, "en"] as const;

type LocaleProps = { readonly onLocaleChange: (locale: DefinedLocale | Locale) => void };

function Wallet({ onLocaleChange }: LocaleProps) {
  const [flow, setFlow] = useState<"deposit" | "withdraw" | null>(null);
  const close = (open: boolean) => {
    if (!open) setFlow(null);
  };
  return (
    <Stack className="wallet">
      <LocaleSwitch locales={LOCALES} onLocaleChange={onLocaleChange} />
      <WalletPanel onDeposit={() => setFlow("deposit")} onWithdraw={() => setFlow("withdraw")} />
      <DepositFlow open={flow === "deposit"} onOpenChange={close} />
      <WithdrawFlow open={flow === "withdraw"} onOpenChange={close} />
    </Stack>
  );
}

/** Props of {@link VietnameseSite}. */
export type VietnameseSiteProps = Pick<SatangProviderProps, "baseUrl" | "getToken">;

/** Login, wallet, deposit and withdrawal of a site in Vietnamese, which its members may change to English. */
export function VietnameseSite({ baseUrl, getToken }: VietnameseSiteProps) {
  const [locale, setLocale] = useState<DefinedLocale | Locale>(vietnameseLocale);
  return (
    <SatangProvider
      baseUrl={baseUrl}
      getToken={getToken}
      locale={locale}
      theme="river-day"
      surface="page"
    >
      <SessionGuard
        visitor={
          <LoginFlow
            brand="Sông Ví"
            locales={LOCALES}
            onLocaleChange={setLocale}
            registerHref={null}
          />
        }
      >
        <Wallet onLocaleChange={setLocale} />
      </SessionGuard>
    </SatangProvider>
  );
}
