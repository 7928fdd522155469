import { expect, it } from "vitest";
import { toPromotionCode } from "./promotion-code.rules.ts";

it("a promotion code is sent in upper case, without spaces around it", () => {
  expect(toPromotionCode("  lucky50 ")).toBe("LUCKY50");
  expect(toPromotionCode("  ")).toBe("");
});
