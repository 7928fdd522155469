import type { OverrideOptions } from "@satang/api/testing";
import { type MoneyOrder, WALLET_ACCOUNT } from "@satang/headless/money-action";
import type { Locks } from "@satang/headless/provider";
import type { ReactNode } from "react";
import { ToastProvider } from "../src/primitives/Toast/index.ts";
import {
  exampleOf,
  FakeWallet,
  type FakeWalletProps,
  type Override,
  reply,
} from "./fake-wallet.tsx";

/** Wallet, one game and an empty statement: what every money flow reads first. */
export function money(cash: number, game = 150.25): Override[] {
  return [
    reply("walletGet", {
      ...exampleOf("walletGet"),
      wallet: { amount: cash },
      slots: [{ category: "slot", code: "PGSLOT", name: "PG Slot", isActive: true, amount: game }],
    }),
    reply("statementList", { total: 0, statements: [] }),
    reply("lookupWithdraw", { withdrawMin: 100, withdrawMax: 50_000 }),
    reply("bonusCheckActive", { status: false }),
    reply("qrcodeCurrent", { hasQrcode: false }),
  ];
}

/** A QR for 500 baht that lives for `ms` from `now` on. */
export function qrReply(
  id: "qrcodeCurrent" | "qrcodeCreate",
  ms = 272_000,
  now: () => number = Date.now,
  options?: OverrideOptions,
): Override {
  const reading = () => ({
    ...exampleOf("qrcodeCurrent", "waiting"),
    qrcode: QR,
    expireIn: new Date(now() + ms).toISOString(),
  });
  return reply(id, reading, options);
}

const QR = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 25 25"><path d="M2 2h7v7h-7zM16 2h7v7h-7zM2 16h7v7h-7z" fill="none" stroke="#000" transform="translate(.5 .5)"/><path d="M4 4h3v3h-3zM18 4h3v3h-3zM4 18h3v3h-3zM11 3h2v3h-2zM10 10h5v2h-5zM17 11h4v2h-4zM11 14h2v5h-2zM15 16h3v2h-3zM19 19h3v3h-3zM13 20h2v2h-2z"/></svg>`;

/** What `money(12_480.5)` says, in satang: as long as it says so, nothing has moved. */
const BALANCES = { [WALLET_ACCOUNT]: 1_248_050, PGSLOT: 15_025 };

/** A transfer or withdrawal that a reload interrupted, as the device keeps it. */
function interruptedBy(orders: Readonly<Record<string, MoneyOrder>>) {
  const mine = exampleOf("walletGet").profile._id;
  return Object.fromEntries(
    Object.entries(orders).map(([name, order]) => {
      // A QR is nobody's money before it is paid.
      const member = order.kind === "qrCreate" ? "" : mine;
      const before = { member, balances: BALANCES, rows: [] };
      return [
        ["money-action", name, member].filter(Boolean).join("."),
        JSON.stringify({ key: "interrupted", order, startedAt: 0, before }),
      ];
    }),
  );
}

/** Another tab is at it, and has the lock. */
export const LOCKS_HELD: Locks = { tryRun: async () => undefined };

/** Nobody has said yet whose the lock is. */
export const LOCKS_SILENT: Locks = { tryRun: () => new Promise(() => undefined) };

/** A row of the statement that an order of 500 baht left behind a moment ago. */
export function statementRow(
  kind: "transfer" | "withdraw" | "deposit",
  status = "success",
): Override {
  const ends = kind === "transfer" ? { from: "wallet", to: "PGSLOT" } : {};
  return reply("statementList", {
    total: 1,
    statements: [
      {
        statementType: kind,
        ...ends,
        status,
        amount: 500,
        createdAt: "2026-11-21T10:42:00+07:00",
      },
    ],
  });
}

/** What every scene of money may set. */
export interface MoneySceneProps extends Pick<FakeWalletProps, "locks" | "clock"> {
  overrides: readonly Override[];
  /** Orders that a reload interrupted. */
  interrupted?: Readonly<Record<string, MoneyOrder>>;
  children: ReactNode;
}

/** The same for stories. */
export function MoneyScene({ interrupted = {}, children, ...wallet }: MoneySceneProps) {
  return (
    <FakeWallet {...wallet} stored={interruptedBy(interrupted)} signedIn>
      <ToastProvider>{children}</ToastProvider>
    </FakeWallet>
  );
}
