import { type Satang, satang } from "@satang/core";
import type { Db } from "../database/database.ts";
import { setting } from "../database/schema.ts";
import type { Slice } from "../prize/slice.types.ts";
import { WHEEL_NAME, wheelSlices } from "../prize/wheel.data.ts";
import { type Bank, banks } from "./banks.data.ts";
import { type BonusOffer, bonusOffers } from "./bonus-offers.data.ts";
import {
  type DepositBank,
  type DepositWallet,
  depositBanks,
  depositWallets,
} from "./deposit-accounts.data.ts";
import { type Game, games } from "./games.data.ts";
import { type Promotion, promotions } from "./promotions.data.ts";
import type { SiteBanner } from "./site-banner.types.ts";
import { agreements, conditions, contactText, LINE_LINK, notice } from "./site-texts.data.ts";
import type { SlipJudgement } from "./slip-judgements.data.ts";
import { type Source, sources } from "./sources.data.ts";

/** Features and limits of the whole site. */
export type Settings = {
  /** Name of the service. */
  readonly siteName: string;
  /** Address of the website in the credit line. */
  readonly siteWebsite: string;
  /** The banks that members may have accounts at. */
  readonly banks: readonly Bank[];
  /** How a newcomer can have learned of the site. */
  readonly sources: readonly Source[];
  /** The accounts that members pay into, each for members of its currency. */
  readonly depositBanks: readonly DepositBank[];
  /** The stored-value wallets that members pay into, in baht. */
  readonly depositWallets: readonly DepositWallet[];
  /** A one-time code is needed to register. */
  readonly registerOTP: boolean;
  /** Number of digits of a one-time code. */
  readonly otpDigits: number;
  readonly spinActive: boolean;
  readonly wheelName: string;
  /** The slices of the wheel, in order. */
  readonly wheelSlices: readonly Slice[];
  /** Spins win the same prizes again after a reset with this seed; empty: by chance. */
  readonly spinSeed: string;
  /** How long a coupon of the wheel can be claimed, days. */
  readonly couponDays: number;
  readonly chatWidget: boolean;
  /** Somebody of support answers in the chat now. */
  readonly supportOnline: boolean;
  /** How soon support usually answers, minutes; 0: the site does not say. */
  readonly supportMinutes: number;
  readonly slipActive: boolean;
  /** Daily time from which slips are refused until midnight, `HH:mm` in the site's time zone; `"none"`: never. */
  readonly slipCloseTime: string;
  /** How a slip is judged when it is uploaded. */
  readonly slipJudgement: SlipJudgement;
  /** The amount that is read from a slip which `slipJudgement` judges as SUCCESS. */
  readonly slipAmount: Satang;
  /** The value of each gift link. */
  readonly giftAmount: Satang;
  readonly inviteActive: boolean;
  readonly refundActive: boolean;
  /** Members can sign in. */
  readonly loginActive: boolean;
  /** Visitors can register. */
  readonly registerActive: boolean;
  /** The service that sends and checks one-time codes answers. */
  readonly otpProvider: boolean;
  /** The games of the home screen. */
  readonly games: readonly Game[];
  /** The providers of the games answer. */
  readonly gameProviders: boolean;
  /** Deposits from a stored-value wallet are accepted. */
  readonly storedWallet: boolean;
  /** Network address that may not sign in, as in `x-forwarded-for`; empty for none. */
  readonly blockedAddress: string;
  /** Calls a minute of each session, and of all visitors together; 0 without a limit. */
  readonly requestsPerMinute: number;
  /** How often each bonus is given, over all members. */
  readonly bonusQuota: number;
  /** The bonuses of the bonus screen. */
  readonly bonuses: readonly BonusOffer[];
  /** A bonus is lost when the member's money and the bonus together fall below this. */
  readonly bonusMinimum: Satang;
  /** The promotions that codes find. */
  readonly promotions: readonly Promotion[];
  /** Every deposit account shows its details instead of a QR. */
  readonly isManual: boolean;
  /** The site is shut down: the active lookup and every other call answer `gone`. */
  readonly terminated: boolean;
  /** Shown before the invite modal. */
  readonly inviteBanners: readonly SiteBanner[];
  /** Reward of the member who invited, for a friend's first deposit. */
  readonly inviteReward: Satang;
  /** Percent of a friend's bets that the member who invited earns. */
  readonly invitePercent: number;
  /** Shown before the refund modal. */
  readonly refundBanners: readonly SiteBanner[];
  /** Markup about refunds. */
  readonly refundInfo: string;
  /** Percent of a lost round that is refunded. */
  readonly refundPercent: number;
  /** Bets that an invite bonus or a refund requires before a withdrawal, as a multiple of its amount. */
  readonly turnoverTimes: number;
  /** Markup of the conditions of use. */
  readonly conditions: string;
  /** Markup that a member accepts on the home screen. */
  readonly agreements: string;
  /** Markup of the notice of a bonus; every `%percentFail%` is replaced by the app. */
  readonly notice: string;
  /** Markup of the contact screen. */
  readonly contactText: string;
  /** Address of the service in its chat app. */
  readonly lineLink: string;
  /** Name of the service in its chat app. */
  readonly lineName: string;
  /** Picture of a QR that leads to the chat app: the name of a picture of the sandbox or an address. */
  readonly lineQR: string;
  readonly withdrawMin: Satang;
  readonly withdrawMax: Satang;
  /** The least of a withdrawal of a member who holds kip. */
  readonly withdrawMinKip: Satang;
  readonly withdrawMaxKip: Satang;
  /** How long a QR code can be paid, ms. */
  readonly qrLifetimeMs: number;
  /**
   * Wallet, statement and current QR are answered as they were this many ms ago, as by a replica that lags behind.
   * Counted in real time, not by the sandbox's clock.
   */
  readonly replicaLagMs: number;
  /** The `reference` of a statement row. */
  readonly references: References;
  /** False: Idempotency-Key is not required and has no effect; a second call with a key runs a second time. */
  readonly idempotency: boolean;
};

/** The settings that are amounts. */
export const amountSettings = [
  "bonusMinimum",
  "giftAmount",
  "inviteReward",
  "slipAmount",
  "withdrawMin",
  "withdrawMax",
  "withdrawMinKip",
  "withdrawMaxKip",
] as const;

/** The settings that are lists of gifts, each with an amount. */
export const giftSettings = ["bonuses", "promotions"] as const;

type AmountSetting = (typeof amountSettings)[number];
type GiftSetting = (typeof giftSettings)[number];
type InBaht<Gift> = Omit<Gift, "amount"> & { readonly amount: number };

/** Settings as they come from outside: amounts in baht. */
export type SettingsChange = Partial<
  Omit<Settings, AmountSetting | GiftSetting> &
    Readonly<Record<AmountSetting, number>> & {
      readonly [Name in GiftSetting]: readonly InBaht<Settings[Name][number]>[];
    }
>;

/** The call's Idempotency-Key, a number of the backend's own, or nothing. */
export const references = ["key", "own", "none"] as const;

/** Name from {@link references}. */
export type References = (typeof references)[number];

/** The site as it is after a reset. */
export const defaultSettings: Settings = {
  siteName: "Satang",
  siteWebsite: "https://satang.example",
  banks,
  sources,
  depositBanks,
  depositWallets,
  registerOTP: true,
  otpDigits: 6,
  spinActive: true,
  wheelName: WHEEL_NAME,
  wheelSlices,
  spinSeed: "",
  couponDays: 30,
  chatWidget: true,
  supportOnline: true,
  supportMinutes: 2,
  slipActive: true,
  slipCloseTime: "none",
  slipJudgement: "wait",
  slipAmount: satang(300_00),
  giftAmount: satang(100_00),
  inviteActive: true,
  refundActive: true,
  loginActive: true,
  registerActive: true,
  otpProvider: true,
  games,
  gameProviders: true,
  storedWallet: true,
  blockedAddress: "",
  requestsPerMinute: 0,
  bonusQuota: 1_000_000,
  bonuses: bonusOffers,
  bonusMinimum: satang(5_00),
  promotions,
  isManual: false,
  terminated: false,
  inviteBanners: [{ image: "banner-invite", html: "<p>แนะนำเพื่อน รับคนละ <strong>25</strong></p>" }],
  inviteReward: satang(25_00),
  invitePercent: 1,
  refundBanners: [{ image: "banner-refund", html: "<p>คืนยอดเสีย <strong>5%</strong></p>" }],
  refundInfo: "<p>คืนยอดเสีย 5% ทุกวัน เมื่อยอดคืนมากกว่า 0</p>",
  refundPercent: 5,
  turnoverTimes: 1,
  conditions,
  agreements,
  notice,
  contactText,
  lineLink: LINE_LINK,
  lineName: "@satang",
  lineQR: "line-qr",
  withdrawMin: satang(100_00),
  withdrawMax: satang(50_000_00),
  withdrawMinKip: satang(50_000_00),
  withdrawMaxKip: satang(20_000_000_00),
  qrLifetimeMs: 10 * 60_000,
  replicaLagMs: 0,
  references: "key",
  idempotency: true,
};

/** Reads the settings; a setting that was never written has its default. */
export async function readSettings(tx: Db): Promise<Settings> {
  const rows = await tx.select().from(setting);
  return { ...defaultSettings, ...Object.fromEntries(rows.map((row) => [row.name, row.value])) };
}

/** Changes some settings and keeps the rest. */
export async function writeSettings(tx: Db, change: Partial<Settings>): Promise<Settings> {
  for (const [name, value] of Object.entries(change)) {
    await tx
      .insert(setting)
      .values({ name, value })
      .onConflictDoUpdate({ target: setting.name, set: { value } });
  }
  return readSettings(tx);
}
