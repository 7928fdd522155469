/** The languages of members, as their codes on the wire. */
export type Language = "th" | "la" | "en";

type Other = Exclude<Language, "th">;

/** Every phrase of the demo site, which is written in Thai, in the other languages. */
export const phrases: Readonly<Record<string, Readonly<Record<Other, string>>>> = {
  "โบนัสต้อนรับ 50%": { la: "ໂບນັດຕ້ອນຮັບ 50%", en: "Welcome bonus 50%" },
  โบนัสรายวัน: { la: "ໂບນັດປະຈຳວັນ", en: "Daily bonus" },
  โบนัสรายสัปดาห์: { la: "ໂບນັດປະຈຳອາທິດ", en: "Weekly bonus" },
  โบนัสแนะนำเพื่อน: { la: "ໂບນັດແນະນຳໝູ່", en: "Invite bonus" },
  คืนยอดเสีย: { la: "ຄືນຍອດເສຍ", en: "Refund" },
  "โปรโมชัน RIVER100": { la: "ໂປຣໂມຊັນ RIVER100", en: "Promotion RIVER100" },
  "ฝาก 100 รับเพิ่ม 50": { la: "ຝາກ 100 ຮັບເພີ່ມ 50", en: "Deposit 100, get 50 more" },
  "ฝาก 300 รับเพิ่ม 100": { la: "ຝາກ 300 ຮັບເພີ່ມ 100", en: "Deposit 300, get 100 more" },
  "คูปองวงล้อ 100": { la: "ຄູປອງວົງລໍ້ 100", en: "Wheel coupon 100" },
  วงล้อนำโชค: { la: "ວົງລໍ້ໂຊກ", en: "Prize wheel" },
  ลองใหม่: { la: "ລອງໃໝ່", en: "Try again" },
  ไม่มีรางวัล: { la: "ບໍ່ມີລາງວັນ", en: "No prize" },
  รอบนี้ยังไม่ได้รางวัล: { la: "ຮອບນີ້ຍັງບໍ່ໄດ້ລາງວັນ", en: "No prize this time" },
  "เข้ากระเป๋า ไม่มีเงื่อนไขเทิร์น": {
    la: "ເຂົ້າກະເປົາ ບໍ່ມີເງື່ອນໄຂເທີນ",
    en: "Paid to your wallet, no turnover condition",
  },
  "เข้ากระเป๋า มีเงื่อนไขเทิร์น": {
    la: "ເຂົ້າກະເປົາ ມີເງື່ອນໄຂເທີນ",
    en: "Paid to your wallet, with a turnover condition",
  },
  "โบนัส 50": { la: "ໂບນັດ 50", en: "Bonus 50" },
  "โบนัส 100": { la: "ໂບນັດ 100", en: "Bonus 100" },
  "เงินสด 20": { la: "ເງິນສົດ 20", en: "Cash 20" },
  "เงินสด 50": { la: "ເງິນສົດ 50", en: "Cash 50" },
  "เงินสด 100": { la: "ເງິນສົດ 100", en: "Cash 100" },
  "เงินสด 500": { la: "ເງິນສົດ 500", en: "Cash 500" },
  "เงินสด 1,000": { la: "ເງິນສົດ 1,000", en: "Cash 1,000" },
  ครั้งหน้าเอาใหม่: { la: "ຄັ້ງໜ້າລອງໃໝ່", en: "Better luck next time" },
  เพื่อนแนะนำ: { la: "ໝູ່ແນະນຳ", en: "A friend" },
  ค้นหาในอินเทอร์เน็ต: { la: "ຄົ້ນຫາໃນອິນເຕີເນັດ", en: "Internet search" },
  "อื่น ๆ": { la: "ອື່ນໆ", en: "Other" },
  เงื่อนไขการใช้บริการ: { la: "ເງື່ອນໄຂການໃຊ້ບໍລິການ", en: "Terms of service" },
  "สมาชิกต้องมีอายุ 20 ปีบริบูรณ์ขึ้นไป": {
    la: "ສະມາຊິກຕ້ອງມີອາຍຸ 20 ປີຂຶ້ນໄປ",
    en: "Members must be at least 20 years old",
  },
  ชื่อบัญชีธนาคารต้องตรงกับชื่อที่ลงทะเบียน: {
    la: "ຊື່ບັນຊີທະນາຄານຕ້ອງກົງກັບຊື່ທີ່ລົງທະບຽນ",
    en: "The name of the bank account must be the registered name",
  },
  "ยอดฝากเข้ากระเป๋าภายในเวลาประมาณ 1 นาที": {
    la: "ຍອດຝາກເຂົ້າກະເປົາພາຍໃນປະມານ 1 ນາທີ",
    en: "Deposits are credited within about 1 minute",
  },
  "สลิปต้องอัปโหลดภายใน 1 ชั่วโมงหลังโอนเงิน": {
    la: "ຕ້ອງອັບໂຫຼດສະລິບພາຍໃນ 1 ຊົ່ວໂມງຫຼັງໂອນເງິນ",
    en: "A slip must be uploaded within 1 hour of the transfer",
  },
  "เมื่อรับโบนัส ต้องถอนเต็มจำนวนเท่านั้น": {
    la: "ເມື່ອຮັບໂບນັດ ຕ້ອງຖອນເຕັມຈຳນວນເທົ່ານັ້ນ",
    en: "With a bonus only the full balance can be withdrawn",
  },
  ข้อตกลงก่อนใช้งาน: { la: "ຂໍ້ຕົກລົງກ່ອນໃຊ້ງານ", en: "Before you start" },
  "โปรดเล่นอย่างมีสติ กำหนดวงเงินของตนเอง และหยุดเมื่อถึงวงเงินนั้น": {
    la: "ກະລຸນາຫຼິ້ນຢ່າງມີສະຕິ ກຳນົດວົງເງິນຂອງຕົນເອງ ແລະ ຢຸດເມື່ອເຖິງວົງເງິນນັ້ນ",
    en: "Please play responsibly: set your own limit, and stop when you reach it",
  },
  "เมื่อกดยอมรับ ถือว่าคุณได้อ่านและเข้าใจเงื่อนไขทั้งหมดแล้ว": {
    la: "ເມື່ອກົດຍອມຮັບ ຖືວ່າທ່ານໄດ້ອ່ານ ແລະ ເຂົ້າໃຈເງື່ອນໄຂທັງໝົດແລ້ວ",
    en: "By accepting you confirm that you have read and understood all conditions",
  },
  "เมื่อรับโบนัส คุณต้องทำยอดเทิร์นตามที่กำหนดก่อนถอน": {
    la: "ເມື່ອຮັບໂບນັດ ທ່ານຕ້ອງເຮັດຍອດເທີນຕາມທີ່ກຳນົດກ່ອນຖອນ",
    en: "With a bonus you must reach the turnover before you withdraw",
  },
  "หากยอดเงินรวมโบนัสเหลือต่ำกว่า %percentFail%% โบนัสจะสิ้นสุด (%percentFail%% ของยอดฝากรวมโบนัส)": {
    la: "ຖ້າຍອດເງິນລວມໂບນັດເຫຼືອຕ່ຳກວ່າ %percentFail%% ໂບນັດຈະສິ້ນສຸດ (%percentFail%% ຂອງຍອດຝາກລວມໂບນັດ)",
    en: "When your balance with the bonus falls below %percentFail%%, the bonus ends (%percentFail%% of deposit and bonus)",
  },
  "สมาชิกใหม่ รับโบนัส": { la: "ສະມາຊິກໃໝ່ ຮັບໂບນັດ", en: "New members get a bonus of" },
  "สูงสุด 250": { la: "ສູງສຸດ 250", en: "up to 250" },
  "รับได้วันละ 2 ครั้ง ครั้งละ 50": {
    la: "ຮັບໄດ້ມື້ລະ 2 ຄັ້ງ ຄັ້ງລະ 50",
    en: "Twice a day, 50 each",
  },
  "ทำเทิร์นครบ 10 เท่า โบนัสเข้ากระเป๋าทันที": {
    la: "ເຮັດຍອດເທີນຄົບ 10 ເທົ່າ ໂບນັດເຂົ້າກະເປົາທັນທີ",
    en: "Reach 10 times the bonus in bets, and it goes into your wallet",
  },
  ยกเลิกโบนัสแล้ว: { la: "ຍົກເລີກໂບນັດແລ້ວ", en: "The bonus has been cancelled." },
  "สัปดาห์ละครั้ง รับ 150": { la: "ອາທິດລະຄັ້ງ ຮັບ 150", en: "Once a week, 150" },
  "แนะนำเพื่อน รับคนละ": { la: "ແນະນຳໝູ່ ຮັບຄົນລະ", en: "Invite friends and get for each" },
  "คืนยอดเสีย 5% ทุกวัน เมื่อยอดคืนมากกว่า 0": {
    la: "ຄືນຍອດເສຍ 5% ທຸກມື້ ເມື່ອຍອດຄືນຫຼາຍກວ່າ 0",
    en: "5% of your losses back every day, when the refund is above 0",
  },
  "ทีมงานดูแลคุณตลอด 24 ชั่วโมง": {
    la: "ທີມງານດູແລທ່ານຕະຫຼອດ 24 ຊົ່ວໂມງ",
    en: "Our team is here for you 24 hours a day",
  },
  โทร: { la: "ໂທ", en: "Call" },
  "หรือเพิ่มเพื่อนทาง LINE": { la: "ຫຼື ເພີ່ມເພື່ອນໃນ LINE", en: "or add us on LINE" },
  "สวัสดีค่ะ มีอะไรให้ช่วยไหมคะ": { la: "ສະບາຍດີ ມີຫຍັງໃຫ້ຊ່ວຍບໍ?", en: "Hello, how can we help?" },
  พร้อมเพย์: { la: "PromptPay", en: "PromptPay" },
};
