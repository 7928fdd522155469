import type { Translated } from "../../messages/tree.types.ts";
import type { invite as source } from "../en/invite.ts";

export const invite = {
  title: "ແນະນຳໝູ່",
  hero: {
    title: "ຊວນໝູ່ມາຫຼິ້ນນຳກັນ",
    text: "ຮັບໂບນັດຈາກໝູ່ທຸກຄົນທີ່ຫຼິ້ນ",
  },
  link: "ລິ້ງແນະນຳຂອງທ່ານ",
  copy: "ສຳເນົາລິ້ງ",
  share: "ແບ່ງປັນ",
  shareText: "ມາລົງທະບຽນດ້ວຍລິ້ງນີ້ນຳກັນ",
  shareFailed: "ແບ່ງປັນຢູ່ບ່ອນນີ້ບໍ່ໄດ້ ກະລຸນາສຳເນົາລິ້ງແທນ",
  bonus: "ໂບນັດທີ່ຮັບໄດ້",
  success: "ໝູ່ທີ່ເຂົ້າເງື່ອນໄຂ {percent}",
  fail: "ຍັງບໍ່ເຂົ້າເງື່ອນໄຂ {percent}",
  receive: "ຮັບໂບນັດ",
  receiving: "ກຳລັງຮັບ…",
  turnover: "ເມື່ອຮັບແລ້ວ ຕ້ອງເຮັດຍອດເທີນ (ຍອດເດີມພັນລວມ) ໃຫ້ຄົບກ່ອນ ຈຶ່ງຈະຖອນເງິນໃນກະເປົາ ແລະ ໃນເກມໄດ້",
  friends: "ໝູ່ທີ່ລົງທະບຽນແລ້ວ",
  total: "ທັງໝົດ {count}\u00A0ຄົນ",
  friend: "ໝູ່",
  amount: "ໂບນັດ ({currency})",
  loading: "ກຳລັງໂຫຼດລາຍຊື່ໝູ່",
  empty: {
    title: "ຍັງບໍ່ມີໝູ່ລົງທະບຽນ",
    text: "ໝູ່ທີ່ລົງທະບຽນດ້ວຍລິ້ງຂອງທ່ານຈະສະແດງຢູ່ບ່ອນນີ້",
  },
} as const satisfies Translated<typeof source>;
