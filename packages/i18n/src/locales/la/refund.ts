import type { Translated } from "../../messages/tree.types.ts";
import type { refund as source } from "../en/refund.ts";

export const refund = {
  title: "ຄືນຍອດເສຍ",
  amount: "ຍອດຄືນສະສົມ",
  success: "ຍອດຄືນທີ່ຮັບແລ້ວ {percent}",
  fail: "ຍັງບໍ່ໄດ້ຮັບ {percent}",
  locked: {
    title: "ຍັງຮັບຍອດຄືນບໍ່ໄດ້",
    text: "ກຳລັງໃຊ້ໂບນັດຢູ່ ຮັບໄດ້ເມື່ອເຮັດຍອດເທີນຄົບ ຫຼື ຍົກເລີກໂບນັດ",
    see: "ເບິ່ງໂບນັດ",
  },
  addWallet: "ເພີ່ມເຂົ້າກະເປົາ",
  adding: "ກຳລັງເພີ່ມ…",
  receive: "ຮັບຍອດຄືນ",
  receiving: "ກຳລັງຮັບ…",
  ways: "ທັງສອງປຸ່ມຮັບຍອດຄືນເຂົ້າກະເປົາ ປຸ່ມເພີ່ມເຂົ້າກະເປົາໃຊ້ໄດ້ເຖິງວ່າກຳລັງໃຊ້ໂບນັດ",
  turnover: "ເມື່ອຮັບແລ້ວ ຕ້ອງເຮັດຍອດເທີນ (ຍອດເດີມພັນລວມ) ໃຫ້ຄົບກ່ອນ ຈຶ່ງຈະຖອນເງິນໃນກະເປົາ ແລະ ໃນເກມໄດ້",
  log: "ປະຫວັດການຮັບ",
  count: "ຮັບແລ້ວ {count}\u00A0ຄັ້ງ",
  loading: "ກຳລັງໂຫຼດປະຫວັດການຮັບ",
  empty: {
    title: "ຍັງບໍ່ເຄີຍຮັບຍອດຄືນ",
    text: "ຍອດຄືນທີ່ຮັບແລ້ວຈະສະແດງຢູ່ບ່ອນນີ້",
  },
} as const satisfies Translated<typeof source>;
