import type { QrProvider } from "@satang/machines";
import type { SatangScope } from "../provider/scope.ts";
import type { QrDepositActor } from "./create-qr-deposit.ts";

const opened = new WeakMap<SatangScope, Map<QrProvider, QrDepositActor>>();

/** Remembers the QR deposit of a provider, so that another one's new QR can have it read again. */
export function rememberQrDeposit(
  scope: SatangScope,
  provider: QrProvider,
  actor: QrDepositActor,
): void {
  const known = opened.get(scope) ?? new Map<QrProvider, QrDepositActor>();
  opened.set(scope, known.set(provider, actor));
}

/** Creating a QR for one provider marks the others to reload (money.txt §4). */
export function reloadOtherQrDeposits(scope: SatangScope, by: QrProvider): void {
  for (const [provider, actor] of opened.get(scope) ?? []) {
    if (provider !== by) actor.send({ type: "qr.reload" });
  }
}
