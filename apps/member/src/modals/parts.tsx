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
export const SlipFlow = lazyPart(
  async () => (await import("@satang/ui/flows/slip")).SlipFlow,
  waiting,
);
export const ChangePasswordFlow = lazyPart(
  async () => (await import("@satang/ui/flows/profile")).ChangePasswordFlow,
  waiting,
);
export const EditProfileFlow = lazyPart(
  async () => (await import("@satang/ui/flows/profile")).EditProfileFlow,
  waiting,
);
export const ReceiptFlow = lazyPart(
  async () => (await import("@satang/ui/flows/receipt")).ReceiptFlow,
  waiting,
);
export const InviteFlow = lazyPart(
  async () => (await import("@satang/ui/flows/invite")).InviteFlow,
  waiting,
);
export const RefundFlow = lazyPart(
  async () => (await import("@satang/ui/flows/refund")).RefundFlow,
  waiting,
);
export const GameFlow = lazyPart(
  async () => (await import("@satang/ui/flows/games")).GameFlow,
  waiting,
);
export const SpinFlow = lazyPart(
  async () => (await import("@satang/ui/flows/spin")).SpinFlow,
  waiting,
);
export const OwnLimitFlow = lazyPart(
  async () => (await import("@satang/ui/flows/protection")).OwnLimitFlow,
  waiting,
);
export const BreakFlow = lazyPart(
  async () => (await import("@satang/ui/flows/protection")).BreakFlow,
  waiting,
);
export const ConditionsModal = lazyPart(
  async () => (await import("./ConditionsModal.tsx")).ConditionsModal,
  waiting,
);
/** The agreement, which opens by itself. */
export const AgreementFlow = lazyPart(
  async () => (await import("@satang/ui/flows/info")).AgreementFlow,
  null,
);

/** The list of operations without a known outcome. */
export const OpenOperations = lazyPart(
  async () => (await import("@satang/ui/flows/money")).OpenOperations,
  null,
);

/** The QR that waits for payment. */
export const OpenQr = lazyPart(async () => (await import("@satang/ui/flows/deposit")).OpenQr, null);

/** The arrival of the money of a QR that the member has paid. */
export const MoneyArrived = lazyPart(
  async () => (await import("@satang/ui/flows/deposit")).MoneyArrived,
  null,
);

/** The reality check, which opens by itself. */
export const RealityCheck = lazyPart(
  async () => (await import("@satang/ui/flows/protection")).RealityCheck,
  null,
);

/** Loads the modals that a member opens first, after the screen behind them is rendered, and the one that may come without a connection. */
export function preloadModals(): void {
  const parts = [ActionsModal, DepositFlow, WithdrawFlow, TransferFlow, RealityCheck];
  for (const part of parts) part.preload();
}
