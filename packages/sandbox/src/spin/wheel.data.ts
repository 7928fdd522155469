import { type Satang, satang, ZERO } from "@satang/core";

/** A slice of the wheel; `prize` is the value of its coupon, 0 without one. */
export interface Slice {
  readonly code: string;
  readonly label: string;
  readonly bgColor: string;
  readonly textColor: string;
  readonly prize: Satang;
}

/** The wheel's name and slices, in order. */
export const wheel = {
  name: "กงล้อแม่น้ำนำโชค",
  slices: [
    { code: "BAHT5", label: "5", bgColor: "#F5C451", textColor: "#1C1A17", prize: satang(5_00) },
    { code: "BAHT10", label: "10", bgColor: "#1D2A66", textColor: "#F4F1E8", prize: satang(10_00) },
    { code: "NONE", label: "พลาด", bgColor: "#3A2A04", textColor: "#F4F1E8", prize: ZERO },
    { code: "BAHT20", label: "20", bgColor: "#0E7C66", textColor: "#F4F1E8", prize: satang(20_00) },
    { code: "BAHT50", label: "50", bgColor: "#C22B6B", textColor: "#FFFFFF", prize: satang(50_00) },
    {
      code: "BAHT100",
      label: "100",
      bgColor: "#6D2BD9",
      textColor: "#FFFFFF",
      prize: satang(100_00),
    },
  ],
} as const satisfies { readonly name: string; readonly slices: readonly Slice[] };

/** Finds a slice by code. */
export function findSlice(code: string): Slice | undefined {
  return wheel.slices.find((slice) => slice.code === code);
}

/** A slice as the replies show it. */
export function sliceView({ code, label, bgColor, textColor, prize }: Slice) {
  const htmlDescription =
    prize === 0 ? "<p>ครั้งหน้าเอาใหม่</p>" : `<p>รับเงิน <strong>${label}</strong> บาท</p>`;
  return { code, label, bgColor, textColor, htmlDescription };
}
