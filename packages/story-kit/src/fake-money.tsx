import type { OverrideOptions } from "@satang/api/testing";
import type { Locks } from "@satang/headless/provider";
import type { ReactNode } from "react";
import { ToastProvider } from "../../ui/src/primitives/Toast/index.ts";
import {
  exampleOf,
  FakeWallet,
  type FakeWalletProps,
  type Override,
  reply,
} from "./fake-wallet.tsx";
import { STORY_NOW } from "./story-time.ts";

/** Wallet, one game and an empty statement, which every money flow reads first. */
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

/** A QR for 500 baht that expires `ms` after `now`. */
export function qrReply(
  id: "qrcodeCurrent" | "qrcodeCreate",
  ms = 272_000,
  now: () => number = Date.now,
  options?: OverrideOptions,
): Override {
  const reading = () => ({
    ...exampleOf("qrcodeCurrent", "waiting"),
    expireIn: new Date(now() + ms).toISOString(),
  });
  return reply(id, reading, options);
}

/** An operation that a reload interrupted. */
export type Interrupted = {
  /** Name of the money operation. */
  readonly operation: string;
  readonly order: object;
  /** Unique on the device. @default "interrupted" */
  readonly key?: string;
  /** Server time of the send, ms. @default 12 s before the time of all stories */
  readonly sentAt?: number;
  /** The outcome that is known but not reported yet. */
  readonly outcome?: "done" | "refused" | "reversed" | "nothingHappened";
};

/** When {@link Interrupted} operations were sent, server time in ms. */
export const SENT_AT = STORY_NOW - 12_000;

/** Interrupted operations as the device stores them, for `stored` of a fake wallet. */
export function storeInterrupted(operations: readonly Interrupted[]): Record<string, string> {
  const member = exampleOf("walletGet").profile._id;
  return Object.fromEntries(
    operations.map(({ operation, order, key = "interrupted", sentAt = SENT_AT, outcome }) => [
      `money.member.${member}.${key}`,
      JSON.stringify({
        key,
        operation,
        member,
        order,
        before: null,
        startedAt: sentAt,
        isServerTime: true,
        lastSentAt: sentAt,
        sends: 1,
        outcome: outcome ? { kind: outcome } : null,
      }),
    ]),
  );
}

/** Another tab is sending and holds the lock. */
export const LOCKS_HELD: Locks = { tryRun: async () => undefined };

/** Locks with a holder that is not known yet. */
export const LOCKS_SILENT: Locks = { tryRun: () => new Promise(() => undefined) };

/**
 * A statement row that an order of 500 baht created a moment ago.
 * @param reference the key of the order, when the backend writes it; without it the row proves
 * nothing
 */
export function statementRow(
  kind: "transfer" | "withdraw" | "deposit",
  { status = "success", reference }: { status?: string; reference?: string } = {},
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
        ...(reference === undefined ? {} : { reference }),
      },
    ],
  });
}

/** Options of every money scene. */
export interface MoneySceneProps
  extends Pick<
    FakeWalletProps,
    "locks" | "clock" | "backend" | "protection" | "storageFull" | "stored" | "uploadTransport"
  > {
  overrides: readonly Override[];
  /** Operations that a reload interrupted. */
  interrupted?: readonly Interrupted[] | undefined;
  children: ReactNode;
}

/** The same component, for stories. */
export function MoneyScene({ interrupted = [], children, ...wallet }: MoneySceneProps) {
  return (
    <FakeWallet
      {...wallet}
      stored={{ ...wallet.stored, ...storeInterrupted(interrupted) }}
      signedIn
    >
      <ToastProvider>{children}</ToastProvider>
    </FakeWallet>
  );
}
