import type { Slice } from "./slice.types.ts";

const NAVY = { bgColor: "#232F79", textColor: "#F4F1E8" } as const;
const GOLD = { bgColor: "#F5C451", textColor: "#1C1A17" } as const;

/** Without a currency: it is that of the member who wins it. */
const cash = (prize: number, label: string, weight: number) =>
  ({
    code: `BAHT${prize}`,
    label,
    name: `เงินสด ${label}`,
    kind: "cash",
    prize,
    weight,
  }) as const;

const bonus = (prize: number, weight: number) =>
  ({
    code: `BONUS${prize}`,
    label: `โบนัส ${prize}`,
    name: `โบนัส ${prize}`,
    kind: "bonus",
    prize,
    weight,
  }) as const;

/** Name of the demo site's wheel. */
export const WHEEL_NAME = "วงล้อนำโชค";

/** Slices of the wheel, in order. */
export const wheelSlices: readonly Slice[] = [
  { ...cash(50, "50", 12), ...NAVY },
  { ...bonus(50, 16), ...GOLD },
  { ...cash(100, "100", 6), bgColor: "#0E7C66", textColor: "#F4F1E8" },
  {
    code: "NONE",
    label: "ลองใหม่",
    name: "ไม่มีรางวัล",
    bgColor: "#F4F1E8",
    textColor: "#1C1A17",
    kind: "none",
    prize: 0,
    weight: 32,
  },
  { ...cash(500, "500", 1), bgColor: "#C22B6B", textColor: "#FFFFFF" },
  { ...cash(20, "20", 24), ...NAVY },
  { ...bonus(100, 8), ...GOLD },
  { ...cash(1_000, "1,000", 1), bgColor: "#6D2BD9", textColor: "#FFFFFF" },
];
