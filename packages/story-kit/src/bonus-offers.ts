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
