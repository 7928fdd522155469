import type { Client } from "@satang/api";
import { toExactSatang, ZERO } from "@satang/core";
import {
  type SliceWorth,
  type SpinPrize,
  sliceColors,
  type WheelSetup,
} from "@satang/machines/spin";
import { fieldsOf } from "../money/define-money-operation.ts";

type Data<Reply extends { readonly ok: boolean }> = Extract<
  Reply,
  { readonly ok: true; readonly data: unknown }
>["data"];
type SetupReply = Data<Awaited<ReturnType<Client["spinwheel"]["setup"]>>>;
type SpinReply = Data<Awaited<ReturnType<Client["spinwheel"]["spin"]>>>;
type CouponsReply = Data<Awaited<ReturnType<Client["spinwheel"]["coupons"]>>>;

type SliceReply = NonNullable<SetupReply["result"]["activeSpinwheel"]>["slice"][number];

/** Money that a slice pays; `null` for anything else than a positive amount of a known kind. */
function toWorth({ prize }: SliceReply): SliceWorth | null {
  const amount = toExactSatang(prize?.amount ?? Number.NaN);
  if (!prize || amount === null || amount <= ZERO) return null;
  return prize.kind === "cash" || prize.kind === "bonus" ? { kind: prize.kind, amount } : null;
}

/** Coupons of one prize. */
export type Coupon = {
  /** Code of the prize, which a claim sends (decision 16). */
  readonly code: string;
  readonly name: string;
  /** Label of its slice on the wheel. */
  readonly label: string;
  /** Colours of its slice, `#rrggbb`. */
  readonly fill: string;
  readonly ink: string;
  /** Money that each pays; `null` when the service does not say it. */
  readonly worth: SliceWorth | null;
  /** How many of them the member has. */
  readonly count: number;
  /** ISO 8601: when the first of them can no longer be claimed; `null` when the service does not say it. */
  readonly expiresAt: string | null;
};

/** Coupons of one prize in the list of the member. */
export type ListedCoupon = Coupon & {
  /** Whether none of them can be claimed any more. */
  readonly isExpired: boolean;
};

/**
 * The coupons as they are listed: those that can be claimed first.
 * @param now server time, ms
 */
export function toListedCoupons(coupons: readonly Coupon[], now: number): readonly ListedCoupon[] {
  const listed = coupons.map((coupon) => ({
    ...coupon,
    // The time is that of the first: others of the same prize may be valid for longer.
    isExpired: coupon.count === 1 && Date.parse(coupon.expiresAt ?? "") <= now,
  }));
  return listed.sort((a, b) => Number(a.isExpired) - Number(b.isExpired));
}

/** Converts the reply of `GET /api/spinwheel/setup`. */
export const toWheelSetup = ({
  result: { activeSpinwheel, userCoin },
}: SetupReply): WheelSetup => ({
  coins: userCoin,
  wheel: activeSpinwheel && {
    name: activeSpinwheel.name,
    slices: activeSpinwheel.slice.map((slice, index) => ({
      code: slice.code,
      label: slice.label,
      ...sliceColors(slice.bgColor, slice.textColor, index),
      description: slice.htmlDescription?.trim() || null,
      worth: toWorth(slice),
    })),
  },
});

/** Converts the reply of `GET /api/spinwheel/coupon`; without those of which none is left. */
export const toCoupons = (reply: CouponsReply): readonly Coupon[] =>
  reply
    .filter(({ amount }) => amount > 0)
    .map(({ prize: { name, slice }, amount, expiresAt }, index) => ({
      code: slice.code,
      name,
      label: slice.label,
      ...sliceColors(slice.bgColor, slice.textColor, index),
      worth: toWorth(slice),
      count: amount,
      expiresAt: expiresAt ?? null,
    }));

/** Converts the reply of `POST /api/spinwheel/spin`. */
export function toPrize({ result }: SpinReply): SpinPrize {
  const { code, label, remainingCoin, coupon } = result;
  const shared = { code, label, coins: remainingCoin } as const;
  if (coupon === undefined) return { ...shared, kind: "unknown", name: null, expiresAt: null };
  if (coupon === null) return { ...shared, kind: "nothing", name: null, expiresAt: null };
  return { ...shared, kind: "coupon", name: coupon.name, expiresAt: coupon.expiresAt ?? null };
}

/** Facts that a spin is judged by: coins, and how many coupons of each code the member has. */
export type SpinBaseline = {
  readonly coins: number;
  readonly coupons: Readonly<Record<string, number>>;
};

/** The baseline of a spin. */
export const toSpinBaseline = (coins: number, coupons: readonly Coupon[]): SpinBaseline => ({
  coins,
  coupons: Object.fromEntries(coupons.map(({ code, count }) => [code, count])),
});

const isCount = (value: unknown): value is number => Number.isFinite(value);

/** Reads a stored baseline; `null` for anything else, because storage is not trusted. */
export function readSpinBaseline(stored: unknown): SpinBaseline | null {
  const { coins, coupons } = fieldsOf(stored) ?? {};
  const counts = fieldsOf(coupons);
  if (!isCount(coins) || counts === null || !Object.values(counts).every(isCount)) return null;
  return { coins, coupons: counts as SpinBaseline["coupons"] };
}

/** The code is the service's own text, and can be a name that every object has. */
const countOf = (coupons: SpinBaseline["coupons"], code: string): number =>
  Object.hasOwn(coupons, code) ? (coupons[code] ?? 0) : 0;

/**
 * Judges a spin with a lost reply by coins and coupons (decision 10): one coin less is a spin, and a new coupon is its
 * prize. With as many coins and coupons as before there was none. Anything else proves nothing.
 */
export function findSpin(
  before: SpinBaseline,
  coins: number,
  coupons: readonly Coupon[],
): { readonly prize: SpinPrize } | "absent" | "unclear" {
  const won = coupons.filter(({ code, count }) => count > countOf(before.coupons, code));
  if (coins === before.coins) return won.length === 0 ? "absent" : "unclear";
  if (coins !== before.coins - 1 || won.length > 1) return "unclear";
  const [coupon] = won;
  if (!coupon) {
    return {
      prize: { code: null, label: "", coins, kind: "nothing", name: null, expiresAt: null },
    };
  }
  const { code, label, name, expiresAt } = coupon;
  return { prize: { code, label, coins, kind: "coupon", name, expiresAt } };
}
