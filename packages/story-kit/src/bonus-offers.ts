import type { OverrideOptions } from "@satang/api/testing";
import { exampleOf, type Override, reply } from "./fake-wallet.tsx";

type Bonus = ReturnType<typeof exampleOf<"bonusList">>[number];

const welcome: Bonus = {
  code: "WELCOME",
  name: "Welcome bonus",
  type: "limit",
  maxReceived: 1,
  percentFail: 5,
  banners: [{ image: "", html: "<p>สมาชิกใหม่ รับโบนัส <b>50%</b></p>" }],
  userBonus: null,
};
const daily: Bonus = {
  code: "DAILY",
  name: "Daily bonus",
  type: "day",
  maxReceived: 2,
  percentFail: 10,
  banners: [{ image: "", html: "<p>รับได้วันละ 2 ครั้ง</p>" }],
};
const weekly: Bonus = {
  code: "WEEKLY",
  name: "Weekly bonus",
  type: "week",
  maxReceived: 1,
  percentFail: 8,
  banners: [],
};

/** Receipt of a bonus by a member, a moment ago. */
const received = (id: string, isActive: boolean, now: () => number) => ({
  _id: id,
  isActive,
  received: [{ updatedAt: new Date(now()).toISOString() }],
});

/** Three bonuses: one that can be received, one that can be once more today, and one that is used up. */
export const bonuses = (
  isActive = false,
  now: () => number = Date.now,
  options?: OverrideOptions,
): Override =>
  reply(
    "bonusList",
    () => [
      welcome,
      { ...daily, userBonus: received("ub-2", isActive, now) },
      { ...weekly, userBonus: received("ub-3", false, now) },
    ],
    options,
  );

/** The daily bonus is active. */
export const activeBonus = (now: () => number = Date.now): Override[] => [
  bonuses(true, now),
  reply("bonusCheckActive", {
    status: true,
    type: "day",
    turnover: { required: 250, played: 100.5 },
  }),
  reply("walletGet", { ...exampleOf("walletGet"), bonusWallet: { amount: 50 } }),
];

/** The state of a member once a bonus, a promotion or a coupon was received. */
type Received = {
  /** In the bonus wallet; without it the service has none. */
  readonly amount?: number;
  /** Turnover that it needs; without it the service does not say it. */
  readonly required?: number;
};

/** Replies in which the bonus wallet and the active bonus follow from what was received. Each member needs their own. */
export function paysBonus({ amount, required }: Received): Override[] {
  let isReceived = false;
  const receive =
    <Reply>(body: Reply) =>
    () => {
      isReceived = true;
      return body;
    };
  const { bonusWallet: _, ...wallet } = exampleOf("walletGet");
  return [
    reply("bonusActivate", receive(exampleOf("bonusActivate"))),
    reply("promotionActivate", receive(exampleOf("promotionActivate"))),
    reply("spinwheelClaimCoupon", receive({ success: true })),
    reply("bonusCheckActive", () => ({
      status: isReceived,
      ...(required !== undefined && { turnover: { required, played: 0 } }),
    })),
    reply("walletGet", () => ({
      ...wallet,
      ...(amount !== undefined && { bonusWallet: { amount: isReceived ? amount : 0 } }),
    })),
  ];
}
