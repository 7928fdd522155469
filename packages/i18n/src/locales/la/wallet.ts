import type { Translated } from "../../messages/tree.types.ts";
import type { wallet as source } from "../en/wallet.ts";

export const wallet = {
  title: "ຍອດເງິນໃນກະເປົາ",
  bonusTitle: "ຍອດໂບນັດ",
  which: "ກະເປົາທີ່ສະແດງ",
  cash: "ເງິນສົດ",
  bonus: "ໂບນັດ",
  deposit: "ຝາກເງິນ",
  withdraw: "ຖອນເງິນ",
  transfer: "ໂອນເງິນ",
  refresh: "ອັບເດດຍອດເງິນ",
  refreshing: "ກຳລັງອັບເດດ",
  notSynced: "ຍັງບໍ່ໄດ້ອັບເດດ",
  refreshFailed: "ຍອດເງິນທີ່ສະແດງເປັນຍອດກ່ອນໜ້ານີ້",
  games: {
    slot: "ສະລັອດ",
    sport: "ກິລາ + ຄາຊິໂນ",
    lotto: "ຫວຍ",
    activate: "ເປີດໃຊ້ງານ",
    activating: "ກຳລັງເປີດໃຊ້ງານ…",
    activated: "ເປີດໃຊ້ງານ {name} ແລ້ວ ໂອນເງິນເຂົ້າເກມໄດ້ເລີຍ",
    empty: "ຍັງບໍ່ມີເກມໃນໝວດນີ້",
    notYet: "ຍັງເປີດ {name} ຈາກໜ້ານີ້ບໍ່ໄດ້ ຍອດເງິນໃນເກມຍັງຢູ່ຄົບ",
  },
} as const satisfies Translated<typeof source>;
