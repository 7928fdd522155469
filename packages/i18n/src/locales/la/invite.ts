import type { Translated } from "../../messages/tree.types.ts";
import type { invite as source } from "../en/invite.ts";

export const invite = {
  title: "ແນະນຳໝູ່",
  hero: {
    title: "ຊວນໝູ່ມາຫຼິ້ນນຳກັນ",
    text: "ຮັບໂບນັດຈາກໝູ່ທຸກຄົນທີ່ຫຼິ້ນ",
  },
  link: "ລິ້ງແນະນຳຂອງທ່ານ",
  copy: "ກັອບປີ້ລິ້ງ",
  share: "ແບ່ງປັນ",
  shareText: "ມາສະໝັກດ້ວຍລິ້ງນີ້ນຳກັນ",
  shareFailed: "ແບ່ງປັນຈາກບ່ອນນີ້ບໍ່ໄດ້. ກະລຸນາກັອບປີ້ລິ້ງແທນ",
  bonus: "ໂບນັດທີ່ຮັບໄດ້",
  success: "ສຳເລັດ {percent}",
  fail: "ບໍ່ສຳເລັດ {percent}",
  receive: "ຮັບໂບນັດ",
  receiving: "ກຳລັງຮັບ…",
  turnover: "ເມື່ອຮັບແລ້ວ ຍອດໃນກະເປົາ ແລະ ເກມຈະມີເງື່ອນໄຂເທີນ",
  friends: "ໝູ່ທີ່ສະໝັກແລ້ວ",
  total: "ທັງໝົດ {count}\u00A0ຄົນ",
  friend: "ໝູ່",
  amount: "ໂບນັດ ({currency})",
  loading: "ກຳລັງໂຫຼດລາຍຊື່ໝູ່",
  empty: {
    title: "ຍັງບໍ່ມີໝູ່ສະໝັກ",
    text: "ໝູ່ທີ່ສະໝັກດ້ວຍລິ້ງຂອງທ່ານຈະສະແດງຢູ່ນີ້",
  },
} as const satisfies Translated<typeof source>;
