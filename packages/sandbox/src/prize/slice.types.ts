/** Prizes of slices: a coupon for the wallet, a coupon with a turnover condition, or no coupon. */
export const prizeKinds = ["cash", "bonus", "none"] as const;

/** Name from {@link prizeKinds}. */
export type PrizeKind = (typeof prizeKinds)[number];

/** A slice of the wheel. */
export type Slice = {
  readonly code: string;
  /** On the wheel. */
  readonly label: string;
  /** Name of its coupon. */
  readonly name: string;
  readonly bgColor: string;
  readonly textColor: string;
  readonly kind: PrizeKind;
  /** Value of its coupon, baht. */
  readonly prize: number;
  /** How often it wins, compared with the other slices; 0: never. */
  readonly weight: number;
};
