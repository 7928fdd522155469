import { lazyPart } from "../shell/lazy-part.tsx";
import { PartWaiting } from "../shell/PartWaiting.tsx";

const waiting = <PartWaiting over="screen" />;

/** The modals, each in its own chunk. */
export const ActionsModal = lazyPart(
  async () => (await import("./ActionsModal.tsx")).ActionsModal,
  waiting,
);
export const DepositFlow = lazyPart(
  async () => (await import("@satang/ui/flows/deposit")).DepositFlow,
  waiting,
);
export const TransferFlow = lazyPart(
  async () => (await import("@satang/ui/flows/transfer")).TransferFlow,
  waiting,
);
export const WithdrawFlow = lazyPart(
  async () => (await import("@satang/ui/flows/withdraw")).WithdrawFlow,
  waiting,
);
export const ConditionsModal = lazyPart(
  async () => (await import("./ConditionsModal.tsx")).ConditionsModal,
  waiting,
);
export const NotYetModal = lazyPart(
  async () => (await import("./NotYetModal.tsx")).NotYetModal,
  waiting,
);
/** The list of operations without a known outcome. */
export const OpenOperations = lazyPart(
  async () => (await import("@satang/ui/flows/money")).OpenOperations,
  null,
);

/** Loads the modals that a member opens first, after the screen behind them is rendered. */
export function preloadModals(): void {
  for (const part of [ActionsModal, DepositFlow, WithdrawFlow, TransferFlow]) part.preload();
}
