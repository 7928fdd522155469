"use client";

import { SatangProvider, type SatangScopeOptions } from "@satang/headless/provider";
import { useWallet } from "@satang/headless/wallet";
import { en } from "@satang/i18n/locales/en";
import { Button, Card, Heading, I18nProvider, Money, ThemeScope, useI18n } from "@satang/ui";
import "@satang/ui/styles.css";

function Balance() {
  const { t } = useI18n();
  const { state, wallet, actions } = useWallet();
  return (
    <Card as="section" aria-busy={state === "loading"}>
      <Heading level={2}>{t("wallet.title")}</Heading>
      {wallet && <Money amount={wallet.cash} currency={wallet.currency} size="hero" />}
      <Button onClick={actions.retry}>{t("common.action.refresh")}</Button>
    </Card>
  );
}

/** The member's balance on your page, in your brand. */
export function WalletCard({ satang }: { satang: SatangScopeOptions }) {
  return (
    <SatangProvider {...satang}>
      <I18nProvider locale="en" catalogue={en}>
        <ThemeScope theme="orchid">
          <Balance />
        </ThemeScope>
      </I18nProvider>
    </SatangProvider>
  );
}
