import { bonusActivateOperation, bonusClearOperation } from "../bonus/bonus.operations.ts";
import { giftLinkOperation } from "../deposit/gift-link.operation.ts";
import { qrCancelOperation, qrCreateOperation } from "../deposit/qr.operations.ts";
import { activateGameOperation } from "../games/activate-game.operation.ts";
import { inviteBonusOperation } from "../invite/invite-bonus.operation.ts";
import type { AnyMoneyOperation } from "../money/define-money-operation.ts";
import { promotionActivateOperation } from "../promotion/promotion.operation.ts";
import { refundAddWalletOperation, refundReceiveOperation } from "../refund/refund.operations.ts";
import { registerOperation } from "../register/register.operation.ts";
import { uploadSlipOperation } from "../slip/upload-slip.operation.ts";
import { claimCouponOperation } from "../spin/claim-coupon.operation.ts";
import { spinOperation } from "../spin/spin.operation.ts";
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
  uploadSlipOperation,
  qrCreateOperation,
  qrCancelOperation,
  activateGameOperation,
  inviteBonusOperation,
  refundReceiveOperation,
  refundAddWalletOperation,
  spinOperation,
  claimCouponOperation,
  bonusActivateOperation,
  bonusClearOperation,
  promotionActivateOperation,
  registerOperation,
];
