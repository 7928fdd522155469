"use client";

import { Button, Spinner, useI18n } from "@satang/ui";
import { LoginFlow, SessionGuard } from "@satang/ui/flows/session";
import { WalletPanel } from "@satang/ui/flows/wallet";
import { SatangProvider } from "@satang/ui/provider";
import { useState } from "react";
import "@satang/ui/components/button.css";
import "@satang/ui/components/spinner.css";
import { modals, sections, words } from "./flows.ts";

type Modal = keyof typeof modals;

const isModal = (name: string): name is Modal => Object.hasOwn(modals, name);

function Wallet() {
  const { t } = useI18n();
  const [opened, setOpened] = useState<string | null>(null);
  const opener = (name: string) => (isModal(name) ? () => setOpened(name) : undefined);
  const all = Object.entries(modals);
  return (
    <>
      <WalletPanel
        onDeposit={opener("deposit")}
        onWithdraw={opener("withdraw")}
        onTransfer={opener("transfer")}
      />
      {all.map(
        ([name, { title }]) =>
          title && (
            <Button key={name} variant="soft" onClick={opener(name)}>
              {t(title)}
            </Button>
          ),
      )}
      {all.map(([name, { Flow }]) => (
        <Flow
          key={name}
          open={opened === name}
          onOpenChange={(open) => setOpened(open ? name : null)}
        />
      ))}
      {sections.map((Section, at) => (
        <Section key={at} />
      ))}
    </>
  );
}

export function WalletPage() {
  return (
    <SatangProvider
      baseUrl="/"
      locale="__LOCALE__"
      words={words}
      theme="__BRAND__"
      surface="page"
    >
      <main className="page">
        <SessionGuard
          visitor={<LoginFlow brand="__BRAND__" registerHref={null} />}
          pending={<Spinner />}
        >
          <Wallet />
        </SessionGuard>
      </main>
    </SatangProvider>
  );
}
