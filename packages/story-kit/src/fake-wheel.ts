import { reply } from "./fake-wallet.tsx";

/** The code of a slice says what it pays: "BAHT50" is cash, "BONUS50" a bonus. */
function prizeOf(code: string) {
  const [, word, amount] = /^(BAHT|BONUS)(\d+)$/.exec(code) ?? [];
  if (word === undefined) return null;
  return {
    kind: word === "BONUS" ? ("bonus" as const) : ("cash" as const),
    amount: Number(amount),
  };
}

const slice = (code: string, label: string, bgColor: string, textColor: string) => ({
  code,
  label,
  bgColor,
  textColor,
  prize: prizeOf(code),
  htmlDescription: "<p>เข้ากระเป๋า ไม่มีเงื่อนไขเทิร์น</p>",
});

const slices = [
  slice("BAHT50", "฿50", "#232F79", "#F4F1E8"),
  slice("BONUS50", "โบนัส 50", "#F5C451", "#1C1A17"),
  slice("BAHT100", "฿100", "#0E7C66", "#F4F1E8"),
  slice("NONE", "ลองใหม่", "#F4F1E8", "#1C1A17"),
  slice("BAHT500", "฿500", "#C22B6B", "#FFFFFF"),
  slice("BAHT20", "฿20", "#232F79", "#F4F1E8"),
  slice("BONUS100", "โบนัส 100", "#F5C451", "#1C1A17"),
  slice("BAHT1000", "฿1,000", "#6D2BD9", "#FFFFFF"),
];

const sliceOf = (code: string) => {
  const found = slices.find((one) => one.code === code);
  if (!found) throw new Error(`The wheel has no ${code}`);
  return found;
};

/** The wheel, with a number of coins. */
export const setup = (userCoin: number) =>
  reply("spinwheelSetup", {
    result: { activeSpinwheel: { name: "กงล้อแม่น้ำนำโชค", slice: slices }, userCoin },
  });

const coupon = (code: string, name: string, amount: number, expiresAt: string) => ({
  prize: { name, slice: sliceOf(code) },
  amount,
  expiresAt,
});

/** Four coupons: two pages. */
export const coupons = reply("spinwheelCoupons", [
  coupon("BAHT100", "เงินสด 100 บาท", 1, "2026-11-24T10:00:00+07:00"),
  coupon("BONUS50", "โบนัส 50 บาท", 2, "2026-11-30T10:00:00+07:00"),
  coupon("BAHT20", "เงินสด 20 บาท", 1, "2026-12-02T10:00:00+07:00"),
  coupon("BONUS100", "โบนัส 100 บาท", 1, "2026-12-09T10:00:00+07:00"),
]);

/** The first of two coupons has expired. */
export const oneExpired = reply("spinwheelCoupons", [
  coupon("BAHT20", "เงินสด 20 บาท", 1, "2026-11-18T10:00:00+07:00"),
  coupon("BAHT100", "เงินสด 100 บาท", 1, "2026-11-24T10:00:00+07:00"),
]);

/** A spin that wins a slice; "NONE" has no coupon. */
export const won = (code: string, remainingCoin: number) =>
  reply("spinwheelSpin", {
    success: true,
    result: {
      code,
      label: sliceOf(code).label,
      remainingCoin,
      coupon:
        code === "NONE" ? null : { name: "เงินสด 500 บาท", expiresAt: "2026-11-30T10:00:00+07:00" },
    },
  });
