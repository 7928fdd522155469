import { createFakeBackend } from "@satang/api/testing";
import { satang as toSatang } from "@satang/core";
import { createSatang, type ProtectionStore, useSatang } from "@satang/headless/provider";
import { receiptOfOrder } from "@satang/headless/receipt";
import { vi } from "vitest";

/* Values that the fragments of the documents get from the page around them, by the names that they use. */

export const baseUrl = "https://wallet.example";
export const satang = createSatang({ baseUrl, fetch: createFakeBackend().fetch });
export const auth = { token: "token-of-the-host" };

export const open = true;
export const setOpen = vi.fn();
export const close = vi.fn();
export const form = "none";
export const setForm = vi.fn();
export const isModalOpen = false;
export const isOtherModalOpen = false;

export const openDeposit = vi.fn();
export const openWithdraw = vi.fn();
export const openTransfer = vi.fn();
export const openGame = vi.fn();
export const openGames = vi.fn();
export const openReceipt = vi.fn();
export const openConditions = vi.fn();
export const openBreak = vi.fn();
export const openLimit = vi.fn();
export const openLimits = vi.fn();
export const showSaved = vi.fn();
export const navigate = vi.fn();

export const code = "PGSLOT";
export const entry = receiptOfOrder({
  kind: "withdraw",
  amount: toSatang(200_00),
  currency: "THB",
  from: "wallet",
  to: null,
  reference: null,
  at: 0,
});

/** A backend of the host for the limits of its members. */
export const store: ProtectionStore = {
  read: vi.fn(() => new Promise<never>(() => undefined)),
  change: vi.fn(() => new Promise<never>(() => undefined)),
  subscribe: () => () => undefined,
};

const withdrawn = {
  name: "money.succeeded.v1",
  operation: "withdraw",
  key: "1",
  amount: toSatang(200_00),
  currency: "THB",
  reference: null,
  at: 0,
} as const;

/** The app of the host, in which an order ends. */
export const App = () => {
  const { events } = useSatang("App");
  return (
    <button type="button" onClick={() => events.emit(withdrawn)}>
      Withdraw
    </button>
  );
};
