/**
 * For pictures: the tallest words of each script, a sentence with them, and a word without a
 * possible line break.
 */
export const threeScripts = [
  {
    lang: "th",
    word: "ที่ปลื้มอู้ฟู่",
    sentence: "ผู้กู้ปู่ย่ารู้ซึ้งถึงดอกเบี้ย จึงปลื้มอู้ฟู่เมื่อเงินเข้าบัญชีธนาคารกสิกรไทย 12,480.50 บาท",
  },
  {
    lang: "lo",
    word: "ຖີ້ມຂີ້ເຫຍື້ອ",
    sentence: "ຢືນຢັນຖອນເງິນ 12,480.50 ບາດ ເຂົ້າບັນຊີທະນາຄານການຄ້າຕ່າງປະເທດລາວ ນ້ຳໜຶ່ງຖີ້ມຂີ້ເຫຍື້ອ",
  },
  {
    lang: "en",
    word: "Éclipsingly jÿ",
    sentence: "Your withdrawal of 12,480.50 baht is on its way to your account at Kasikornbank",
  },
] as const;

export const unbroken = "Unbreakablyunbrokenwordthatnobodywouldwritebutsomebodywillpaste";
