import { expect, it } from "vitest";
import { phrasesOf } from "./phrases.rules.ts";

it.each([
  [
    "ยังไม่ทราบผลรายการ กรุณาอย่าทำซ้ำ เงินของคุณปลอดภัย",
    ["ยังไม่ทราบผลรายการ", "กรุณาอย่าทำซ้ำ", "เงินของคุณปลอดภัย"],
  ],
  ["ກະລຸນາຢ່າສົ່ງຊ້ຳ ເງິນຂອງທ່ານປອດໄພ", ["ກະລຸນາຢ່າສົ່ງຊ້ຳ", "ເງິນຂອງທ່ານປອດໄພ"]],
  [
    "Please don’t repeat it. Your balance is safe.",
    ["Please don’t repeat it.", "Your balance is safe."],
  ],
  ["It shows 500.00 baht.", ["It shows 500.00 baht."]],
  ["", [""]],
])("%j", (words, phrases) => {
  expect(phrasesOf(words)).toEqual(phrases);
});
