import { bonusHandlers } from "../bonus/bonus.handlers.ts";
import type { AllHandlers } from "../calls/call.ts";
import { chatHandlers } from "../chat/chat.handlers.ts";
import { depositHandlers } from "../deposit/deposit.handlers.ts";
import { gamesHandlers } from "../games/games.handlers.ts";
import { infoHandlers } from "../info/info.handlers.ts";
import { inviteHandlers } from "../invite/invite.handlers.ts";
import { profileHandlers } from "../profile/profile.handlers.ts";
import { promotionHandlers } from "../promotion/promotion.handlers.ts";
import { refundHandlers } from "../refund/refund.handlers.ts";
import { otpHandlers } from "../register/otp.handlers.ts";
import { registerHandlers } from "../register/register.handlers.ts";
import { sessionHandlers } from "../session/session.handlers.ts";
import { slipHandlers } from "../slip/slip.handlers.ts";
import { spinHandlers } from "../spin/spin.handlers.ts";
import { statementHandlers } from "../statement/statement.handlers.ts";
import { transferHandlers } from "../transfer/transfer.handlers.ts";
import { walletHandlers } from "../wallet/wallet.handlers.ts";
import { withdrawHandlers } from "../withdraw/withdraw.handlers.ts";

/** The handler of each operation of the contract. */
export const handlers: AllHandlers = {
  ...sessionHandlers,
  ...registerHandlers,
  ...otpHandlers,
  ...infoHandlers,
  ...profileHandlers,
  ...walletHandlers,
  ...depositHandlers,
  ...transferHandlers,
  ...withdrawHandlers,
  ...slipHandlers,
  ...inviteHandlers,
  ...refundHandlers,
  ...gamesHandlers,
  ...bonusHandlers,
  ...promotionHandlers,
  ...statementHandlers,
  ...spinHandlers,
  ...chatHandlers,
};
