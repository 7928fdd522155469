"use client";

import type { SatangEvent } from "@satang/headless/events";
import { Button, useI18n } from "@satang/ui";
import { ChatWidget } from "@satang/ui/flows/chat";
import { DepositFlow } from "@satang/ui/flows/deposit";
import { LoginFlow, SessionGuard } from "@satang/ui/flows/session";
import { SpinFlow } from "@satang/ui/flows/spin";
import { WalletPanel } from "@satang/ui/flows/wallet";
import { WithdrawFlow } from "@satang/ui/flows/withdraw";
import { SatangProvider, type SatangProviderProps } from "@satang/ui/provider";
import { useState } from "react";
import { LANGUAGES, type Language } from "./languages.ts";
import { OWN_WORDS } from "./own-words.ts";

type Flow = "deposit" | "withdraw" | "spin";

type WalletProps = { readonly onOutcome: (event: SatangEvent) => void };

function Wallet({ onOutcome }: WalletProps) {
  const { t } = useI18n();
  const [opened, setOpened] = useState<Flow | null>(null);
  const propsOf = (flow: Flow) => ({
    open: opened === flow,
    onOpenChange: (open: boolean) => setOpened(open ? flow : null),
    onSuccess: onOutcome,
    onFailure: onOutcome,
    onUnknown: onOutcome,
    onCancel: onOutcome,
  });
  return (
    <>
      <WalletPanel
        onDeposit={() => setOpened("deposit")}
        onWithdraw={() => setOpened("withdraw")}
      />
      <Button variant="soft" onClick={() => setOpened("spin")}>
        {t("spin.title")}
      </Button>
      <DepositFlow {...propsOf("deposit")} />
      <WithdrawFlow {...propsOf("withdraw")} />
      <SpinFlow {...propsOf("spin")} />
      <ChatWidget brand="Lotus Play" />
    </>
  );
}

const lineOf = ({ name, operation, amount }: SatangEvent) =>
  `${name} ${operation} ${amount === null ? "" : amount / 100}`;

/** Props of {@link MemberPage}. */
export type MemberPageProps = Pick<SatangProviderProps, "getToken" | "onLogin"> & {
  readonly language: Language;
  /** A class of the host, on one of our buttons. */
  readonly utility?: string | undefined;
};

/** The page of a member, the same on each site with React. */
export function MemberPage({ getToken, onLogin, language, utility }: MemberPageProps) {
  const [news, setNews] = useState<readonly string[]>([]);
  return (
    <SatangProvider
      baseUrl="/"
      getToken={getToken}
      onLogin={onLogin}
      locale={LANGUAGES[language].locale}
      theme="lotus-play"
      // The brand follows the device, and the page around it stays light.
      surface="page"
    >
      <main className="member">
        <SessionGuard visitor={<LoginFlow brand="Lotus Play" />}>
          <Wallet onOutcome={(event) => setNews((all) => [...all, lineOf(event)])} />
        </SessionGuard>
        <Button variant="outline" className={utility}>
          {OWN_WORDS[language].support}
        </Button>
        <pre role="log">{news.join("\n")}</pre>
      </main>
    </SatangProvider>
  );
}
