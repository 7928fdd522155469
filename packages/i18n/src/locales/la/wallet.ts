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
  notSynced: "ກຳລັງອັບເດດ",
  refreshFailed: "ສະແດງຍອດເງິນຫຼ້າສຸດທີ່ມີ",
  hide: "ເຊື່ອງຍອດເງິນ",
  show: "ສະແດງຍອດເງິນ",
  hidden: "ເຊື່ອງຍອດເງິນໄວ້",
  first: {
    title: "ເລີ່ມຕົ້ນໃນ 3\u00A0ຂັ້ນຕອນ",
    deposit: { title: "ຝາກເງິນຄັ້ງທຳອິດ", text: "ສະແກນ QR ຫຼື ໂອນເຂົ້າບັນຊີ" },
    activate: { title: "ເປີດໃຊ້ງານເກມ", text: "ເລືອກເກມທີ່ມັກ ບໍ່ມີຄ່າທຳນຽມ" },
    transfer: { title: "ໂອນເງິນເຂົ້າເກມ", text: "ໂອນກັບກະເປົາໄດ້ທຸກເວລາ" },
  },
  games: {
    offline: "ເກມຈະສະແດງເມື່ອກັບມາອອນລາຍ",
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
