import { giftLinkOperation } from "../deposit/gift-link.operation.ts";
import { qrCancelOperation, qrCreateOperation } from "../deposit/qr.operations.ts";
import { activateGameOperation } from "../games/activate-game.operation.ts";
import type { AnyMoneyOperation } from "../money/define-money-operation.ts";
import { registerOperation } from "../register/register.operation.ts";
import { transferOperation } from "../transfer/transfer.operation.ts";
import { transferAllOperation } from "../transfer/transfer-all.operation.ts";
import { withdrawOperation } from "../withdraw/withdraw.operation.ts";

/**
 * Every money operation of this package. A reload uses this list to find the definition of an
 * interrupted operation.
 */
export const moneyOperations: readonly AnyMoneyOperation[] = [
  transferOperation,
  transferAllOperation,
  withdrawOperation,
  giftLinkOperation,
  qrCreateOperation,
  qrCancelOperation,
  activateGameOperation,
  registerOperation,
];
