"use client";

import { Button } from "@satang/ui";
import { DepositFlow } from "@satang/ui/flows/deposit";
import { LoginFlow, SessionGuard } from "@satang/ui/flows/session";
import { WalletPanel } from "@satang/ui/flows/wallet";
import { WithdrawFlow } from "@satang/ui/flows/withdraw";
import { SatangProvider, type SatangProviderProps } from "@satang/ui/provider";
import { useState } from "react";
import { LANGUAGES, type Language } from "./languages.ts";
import { OWN_WORDS } from "./own-words.ts";

type Flow = "deposit" | "withdraw";

function Wallet() {
  const [opened, setOpened] = useState<Flow | null>(null);
  const follow = (flow: Flow) => (open: boolean) => setOpened(open ? flow : null);
  return (
    <>
      <WalletPanel
        onDeposit={() => setOpened("deposit")}
        onWithdraw={() => setOpened("withdraw")}
      />
      <DepositFlow open={opened === "deposit"} onOpenChange={follow("deposit")} />
      <WithdrawFlow open={opened === "withdraw"} onOpenChange={follow("withdraw")} />
    </>
  );
}

/** Props of {@link MemberPage}. */
export type MemberPageProps = Pick<SatangProviderProps, "getToken"> & {
  readonly language: Language;
  /** A class of the host, on one of our buttons. */
  readonly utility?: string | undefined;
};

/** The page of a member, the same on each site with React. */
export function MemberPage({ getToken, language, utility }: MemberPageProps) {
  const [news, setNews] = useState("");
  return (
    <SatangProvider
      baseUrl="/"
      getToken={getToken}
      locale={LANGUAGES[language].locale}
      theme="lotus-play"
      // The brand follows the device, and the page around it stays light.
      surface="page"
      onEvent={(event) => {
        if (event.name === "money.succeeded.v1")
          setNews(`${event.operation}: ${(event.amount ?? 0) / 100} ${event.currency}`);
      }}
    >
      <main className="member">
        <SessionGuard visitor={<LoginFlow brand="Lotus Play" />}>
          <Wallet />
        </SessionGuard>
        <Button variant="outline" className={utility}>
          {OWN_WORDS[language].support}
        </Button>
        <p role="status">{news}</p>
      </main>
    </SatangProvider>
  );
}
