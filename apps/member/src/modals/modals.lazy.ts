import { lazyPart } from "../shell/lazy-part.tsx";

/** The modals, each in its own chunk. */
export const ActionsModal = lazyPart(
  async () => (await import("./ActionsModal.tsx")).ActionsModal,
  "screen",
);
export const DepositFlow = lazyPart(
  async () => (await import("@satang/ui/flows/deposit")).DepositFlow,
  "screen",
);
export const TransferModal = lazyPart(
  async () => (await import("./TransferModal.tsx")).TransferModal,
  "screen",
);
export const WithdrawFlow = lazyPart(
  async () => (await import("@satang/ui/flows/withdraw")).WithdrawFlow,
  "screen",
);
export const SlipFlow = lazyPart(
  async () => (await import("@satang/ui/flows/slip")).SlipFlow,
  "screen",
);
export const ChangePasswordFlow = lazyPart(
  async () => (await import("@satang/ui/flows/profile")).ChangePasswordFlow,
  "screen",
);
export const EditProfileFlow = lazyPart(
  async () => (await import("@satang/ui/flows/profile")).EditProfileFlow,
  "screen",
);
export const ReceiptFlow = lazyPart(
  async () => (await import("@satang/ui/flows/receipt")).ReceiptFlow,
  "screen",
);
export const InviteFlow = lazyPart(
  async () => (await import("@satang/ui/flows/invite")).InviteFlow,
  "screen",
);
export const RefundFlow = lazyPart(
  async () => (await import("@satang/ui/flows/refund")).RefundFlow,
  "screen",
);
export const GameFlow = lazyPart(
  async () => (await import("@satang/ui/flows/games")).GameFlow,
  "screen",
);
export const SpinFlow = lazyPart(
  async () => (await import("@satang/ui/flows/spin")).SpinFlow,
  "screen",
);
export const OwnLimitFlow = lazyPart(
  async () => (await import("./protection.chunk.ts")).OwnLimitFlow,
  "screen",
);
export const BreakFlow = lazyPart(
  async () => (await import("./protection.chunk.ts")).BreakFlow,
  "screen",
);
export const SignOutModal = lazyPart(
  async () => (await import("./SignOutModal.tsx")).SignOutModal,
  "screen",
);
export const ConditionsModal = lazyPart(
  async () => (await import("./ConditionsModal.tsx")).ConditionsModal,
  "screen",
);
/** The agreement, which opens by itself. */
export const AgreementFlow = lazyPart(
  async () => (await import("@satang/ui/flows/info")).AgreementFlow,
  "page",
  null,
);

/** The list of operations without a known outcome. */
export const OpenOperations = lazyPart(
  async () => (await import("@satang/ui/flows/money")).OpenOperations,
  "page",
  null,
);

/** The QR that waits for payment. */
export const OpenQr = lazyPart(
  async () => (await import("@satang/ui/flows/deposit")).OpenQr,
  "optional",
);

/** The arrival of the money of a QR that the member has paid. */
export const MoneyArrived = lazyPart(
  async () => (await import("@satang/ui/flows/deposit")).MoneyArrived,
  "optional",
);

/** The reality check, which opens by itself. */
export const RealityCheck = lazyPart(
  async () => (await import("./protection.chunk.ts")).RealityCheck,
  "screen",
  null,
);

/**
 * Loads the modals that a member opens first, after the screen behind them is rendered, and the one that may come without a
 * connection. One after the other: on a slow network, the one that the member opens now would wait for all.
 */
export async function preloadModals(): Promise<void> {
  const parts = [ActionsModal, DepositFlow, WithdrawFlow, TransferModal, RealityCheck];
  for (const part of parts) await part.preload();
}
