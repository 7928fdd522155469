import type { OperationId } from "@satang/api";
import { satang, toBaht } from "@satang/core";
import { LEAST_DEPOSIT } from "./change-steps.data.ts";
import type { CheckOptions } from "./check.types.ts";
import { MOST_TRANSFERS } from "./check-transfers.ts";
import type { Known } from "./step.types.ts";

const CONDITIONS: readonly OperationId[] = [
  "inviteReceiveBonus",
  "refundReceive",
  "refundAddWallet",
  "bonusActivate",
  "promotionActivate",
];

/** Says which money the check is about to move, in the currency of the member. */
export async function announceMoney(
  known: Known,
  { onMoney, amount = 100, settleMs = 90_000 }: CheckOptions,
  isWanted: (id: OperationId) => boolean,
): Promise<void> {
  if (onMoney === undefined) return;
  const least = (await known.reply("lookupWithdraw"))?.withdrawMin;
  const most = toBaht(satang(MOST_TRANSFERS * amount));
  const minutes = Math.ceil((2 * settleMs + Math.min(settleMs, 60_000)) / 60_000);
  const lines: readonly (readonly [readonly OperationId[], string])[] = [
    [
      ["walletTransfer", "walletTransferAll"],
      `up to ${most}, and then the whole wallet, go to a game and back; this takes about ${minutes} min`,
    ],
    [["qrcodeCreate"], "a QR is created and cancelled; an open QR of the member is replaced"],
    [["walletAdd"], `${LEAST_DEPOSIT} are added to the wallet and stay there`],
    [
      ["walletWithdraw", "walletWithdrawAll"],
      `${least ?? "the least amount"} is withdrawn with each of two calls, to the bank account of the member: it does not come back`,
    ],
    [["walletUploadSlip"], "a picture without a slip is uploaded as a slip"],
    [["spinwheelSpin", "spinwheelClaimCoupon"], "a coin and a coupon are used"],
    [
      CONDITIONS,
      "invite bonus, refund, a bonus and a promotion are received; they may put conditions on withdrawals",
    ],
    [["bonusClear"], "the active bonus is cancelled"],
  ];
  const wanted = lines.filter(([ids]) => ids.some(isWanted)).map(([, line]) => line);
  if (wanted.length > 0) onMoney(wanted);
}
