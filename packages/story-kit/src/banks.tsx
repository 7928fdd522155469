import { BankBadge } from "../../ui/src/primitives/BankBadge/index.ts";
import type { ComboboxOption } from "../../ui/src/primitives/Combobox/index.ts";

const names = [
  ["KBANK", "ธนาคารกสิกรไทย", "Kasikornbank", "ທະນາຄານກະສິກອນໄທ"],
  ["SCB", "ธนาคารไทยพาณิชย์", "Siam Commercial Bank", "ທະນາຄານໄທພານິດ"],
  ["BBL", "ธนาคารกรุงเทพ", "Bangkok Bank", "ທະນາຄານກຸງເທບ"],
  ["KTB", "ธนาคารกรุงไทย", "Krungthai Bank", "ທະນາຄານກຸງໄທ"],
  ["BAY", "ธนาคารกรุงศรีอยุธยา", "Bank of Ayudhya (Krungsri)", "ທະນາຄານກຸງສີ"],
  ["GSB", "ธนาคารออมสิน", "Government Savings Bank", "ທະນາຄານອອມສິນ"],
  ["BAAC", "ธ.ก.ส.", "Bank for Agriculture and Agricultural Cooperatives", "ທະນາຄານກະເສດ"],
  ["UOB", "ธนาคารยูโอบี", "United Overseas Bank (Thai)", "ທະນາຄານຢູໂອບີ"],
  ["BCEL", "ธนาคารการค้าต่างประเทศลาว", "BCEL (Laos)", "ທະນາຄານການຄ້າຕ່າງປະເທດລາວ ມະຫາຊົນ"],
] as const;

/** Banks that can be found by each of their names, for stories and tests. */
export const banks: readonly ComboboxOption[] = names.map(([code, thai, english, lao]) => ({
  value: code,
  label: thai,
  keywords: [english, lao],
  badge: <BankBadge code={code} size={28} />,
}));
