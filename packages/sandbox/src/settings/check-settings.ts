import { toExactSatang, ZERO } from "@satang/core";
import {
  baht,
  checkFields,
  type Field,
  flag,
  kip,
  listOf,
  matching,
  oneOf,
  required,
  text,
  whole,
} from "../input/fields.rules.ts";
import { prizeKinds } from "../prize/slice.types.ts";
import { gameCategories, gameTiles } from "./games.data.ts";
import {
  amountSettings,
  giftSettings,
  references,
  type Settings,
  type SettingsChange,
} from "./settings.ts";
import { slipJudgements } from "./slip-judgements.data.ts";

const percent = whole(0, 100, "whole percent, at most 100");
const banners = listOf(
  { image: required(text), html: required(text) },
  "a list of { image, html }",
);
const slices = listOf(
  {
    code: required(text),
    label: required(text),
    name: required(text),
    bgColor: required(text),
    textColor: required(text),
    kind: required(oneOf(prizeKinds)),
    prize: required(baht),
    weight: required(whole(0, 1_000_000, "a whole number")),
  },
  "a list of { code, label, name, bgColor, textColor, kind, prize, weight }",
);

const games = listOf(
  {
    code: required(matching(/^[A-Z0-9]{1,32}$/, "upper case and digits")),
    name: required(text),
    category: required(oneOf(gameCategories)),
    tile: required(oneOf(["", ...gameTiles])),
    web: required(text),
    android: required(text),
    ios: required(text),
    event: required(flag),
  },
  "a list of { code, name, category, tile, web, android, ios, event }",
);
const times = whole(0, 100, "a whole number, at most 100");
const gift = {
  name: required(text),
  percentFail: required(percent),
  amount: required(baht),
  turnoverTimes: required(times),
};
const bonuses = listOf(
  {
    ...gift,
    code: required(matching(/^[\w-]{1,32}$/, "letters, digits, - and _")),
    type: required(oneOf(["limit", "day", "week"])),
    maxReceived: required(whole(0, 1_000_000, "a whole number of receipts")),
    banners: required(banners),
  },
  "a list of { code, name, type, maxReceived, percentFail, amount, turnoverTimes, banners }",
);
const promotions = listOf(
  {
    code: required(matching(/^[A-Z0-9_-]{1,32}$/, "upper case, digits, - and _")),
    percentFail: gift.percentFail,
    description: required(text),
    amount: gift.amount,
    turnoverTimes: gift.turnoverTimes,
  },
  "a list of { code, percentFail, description, amount, turnoverTimes }",
);

const banks = listOf(
  { code: required(text), nameTH: required(text), nameEN: required(text) },
  "a list of { code, nameTH, nameEN }",
);
const sources = listOf(
  { code: required(text), description: required(text) },
  "a list of { code, description }",
);
const depositBanks = listOf(
  {
    bankCode: required(text),
    nameTH: required(text),
    nameEN: required(text),
    bankType: required(text),
    mode: required(text),
    bankAccountName: required(text),
    bankAccountNo: required(text),
    currency: required(oneOf(["BAHT", "LAK"])),
  },
  "a list of { bankCode, nameTH, nameEN, bankType, mode, bankAccountName, bankAccountNo, currency }",
);
const depositWallets = listOf(
  { walletAccountName: required(text), mode: required(text) },
  "a list of { walletAccountName, mode }",
);

const fields: Readonly<Record<keyof Settings, Field>> = {
  siteName: text,
  siteWebsite: text,
  banks,
  sources,
  depositBanks,
  depositWallets,
  registerOTP: flag,
  otpDigits: whole(3, 12, "a whole number from 3 to 12"),
  spinActive: flag,
  wheelName: text,
  wheelSlices: slices,
  spinSeed: text,
  couponDays: whole(0, 3_650, "whole days, at most ten years"),
  chatWidget: flag,
  supportOnline: flag,
  supportMinutes: whole(0, 1_440, "whole minutes, at most a day"),
  slipActive: flag,
  slipCloseTime: matching(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|none)$/, "HH:mm or none"),
  slipJudgement: oneOf(slipJudgements),
  slipAmount: baht,
  giftAmount: baht,
  inviteActive: flag,
  refundActive: flag,
  loginActive: flag,
  registerActive: flag,
  otpProvider: flag,
  games,
  gameProviders: flag,
  storedWallet: flag,
  blockedAddress: text,
  requestsPerMinute: whole(0, 1_000_000, "a whole number of calls"),
  bonusQuota: whole(0, 1_000_000_000, "a whole number of bonuses"),
  bonuses,
  bonusMinimum: baht,
  promotions,
  isManual: flag,
  terminated: flag,
  inviteBanners: banners,
  inviteReward: baht,
  invitePercent: percent,
  refundBanners: banners,
  refundInfo: text,
  refundPercent: percent,
  turnoverTimes: times,
  conditions: text,
  agreements: text,
  notice: text,
  contactText: text,
  lineLink: text,
  lineName: text,
  lineQR: text,
  withdrawMin: baht,
  withdrawMax: baht,
  withdrawMinKip: kip,
  withdrawMaxKip: kip,
  qrLifetimeMs: whole(0, 365 * 24 * 3_600_000, "whole milliseconds, at most a year"),
  replicaLagMs: whole(0, 3_600_000, "whole milliseconds, at most an hour"),
  references: oneOf(references),
  idempotency: flag,
};

const inSatang = <Gift extends { readonly amount: number }>(one: Gift) => ({
  ...one,
  amount: toExactSatang(one.amount) ?? ZERO,
});

/**
 * Checks settings that come from outside, amounts in baht.
 *
 * @returns the settings as they are stored, amounts in satang
 * @throws ScenarioError naming the first setting that is wrong
 */
export function checkSettings(change: unknown): Partial<Settings> {
  const checked = checkFields<SettingsChange>("settings", fields, change);
  const amounts = amountSettings.flatMap((name) => {
    const amount = checked[name];
    return amount === undefined ? [] : [[name, toExactSatang(amount) ?? ZERO] as const];
  });
  const gifts = giftSettings.flatMap((name) => {
    const list = checked[name];
    return list === undefined ? [] : [[name, list.map(inSatang)] as const];
  });
  return { ...checked, ...Object.fromEntries([...amounts, ...gifts]) } as Partial<Settings>;
}
