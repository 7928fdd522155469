import type { MoneyOrder } from "@satang/headless/money-action";
import { SatangProvider } from "@satang/headless/provider";
import type { ReactElement } from "react";
import { ToastProvider } from "../src/primitives/Toast/index.ts";
import {
  createFakeWallet,
  exampleOf,
  FakeWallet,
  type FakeWalletOptions,
  type Override,
  reply,
} from "./fake-wallet.tsx";
import { show } from "./show.tsx";

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

/** A QR for 500 baht that lives for `ms`. */
export function qrReply(id: "qrcodeCurrent" | "qrcodeCreate", ms = 272_000): Override {
  return reply(id, () => ({
    ...exampleOf("qrcodeCurrent", "waiting"),
    qrcode: QR,
    expireIn: new Date(Date.now() + ms).toISOString(),
  }));
}

const QR = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 25 25"><path d="M2 2h7v7h-7zM16 2h7v7h-7zM2 16h7v7h-7z" fill="none" stroke="#000" transform="translate(.5 .5)"/><path d="M4 4h3v3h-3zM18 4h3v3h-3zM4 18h3v3h-3zM11 3h2v3h-2zM10 10h5v2h-5zM17 11h4v2h-4zM11 14h2v5h-2zM15 16h3v2h-3zM19 19h3v3h-3zM13 20h2v2h-2z"/></svg>`;

/** The same QR as the address of an image. */
export const QR_IMAGE = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(QR)}`;

/** A money flow on a fake wallet, in a language, as an app shows it. */
export async function showMoney(ui: ReactElement, options: FakeWalletOptions = {}) {
  const wallet = createFakeWallet({ signedIn: true, ...options });
  const inApp = (element: ReactElement) => (
    <SatangProvider {...wallet.satang}>
      <ToastProvider>{element}</ToastProvider>
    </SatangProvider>
  );
  const shown = await show(inApp(ui));
  const screen = { ...shown, rerender: (next: ReactElement) => shown.rerender(inApp(next)) };
  const sent = (id: string) => wallet.backend.calls.filter((call) => call.id === id);
  return { ...wallet, sent, screen };
}

/** A transfer or withdrawal that a reload interrupted, as the device keeps it. */
function interruptedBy(orders: Readonly<Record<string, MoneyOrder>>) {
  const before = { member: exampleOf("walletGet").profile._id, balances: {}, rows: [] };
  return Object.fromEntries(
    Object.entries(orders).map(([name, order]) => [
      `money-action.${name}`,
      JSON.stringify({ key: "interrupted", order, startedAt: 0, before }),
    ]),
  );
}

/** The same for stories. */
export function MoneyScene({
  overrides,
  interrupted = {},
  children,
}: {
  overrides: readonly Override[];
  interrupted?: Readonly<Record<string, MoneyOrder>>;
  children: ReactElement;
}) {
  return (
    <FakeWallet overrides={overrides} stored={interruptedBy(interrupted)} signedIn>
      <ToastProvider>{children}</ToastProvider>
    </FakeWallet>
  );
}
