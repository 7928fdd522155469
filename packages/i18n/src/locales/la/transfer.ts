import type { Translated } from "../../messages/tree.types.ts";
import type { transfer as source } from "../en/transfer.ts";

export const transfer = {
  title: "ໂອນເງິນ",
  description: "ລະຫວ່າງກະເປົາ ແລະ ເກມຂອງທ່ານ",
  from: "ຈາກ",
  to: "ໄປຫາ",
  none: "ຍັງບໍ່ເລືອກ",
  noneHint: "ເລື່ອນເພື່ອເລືອກ",
  amount: "ຈຳນວນເງິນ",
  all: "ທັງໝົດ",
  swap: "ສະຫຼັບຕົ້ນທາງ ແລະ ປາຍທາງ",
  available: "ໂອນໄດ້ສູງສຸດ {amount}",
  aboveKnown: "ຍອດທີ່ສະແດງຫຼ້າສຸດຂອງ{account}ແມ່ນ {balance} ລະບົບຈະກວດສອບອີກຄັ້ງກ່ອນໂອນ",
  after: "ຫຼັງໂອນ",
  submit: "ໂອນເງິນ",
  next: {
    from: "ເລືອກຕົ້ນທາງ",
    to: "ເລືອກປາຍທາງ",
    amount: "ໃສ່ຈຳນວນເງິນ",
  },
  submitFor: "ໂອນ {amount} ຈາກ{from}ໄປຫາ{to}",
  submitting: "ກຳລັງໂອນ…",
  noGames: {
    title: "ຍັງບໍ່ມີເກມໃຫ້ໂອນເງິນ",
    text: "ເປີດໃຊ້ງານເກມທີ່ໜ້າຫຼັກກ່ອນ ແລ້ວເກມຈະສະແດງຢູ່ບ່ອນນີ້",
  },
  problem: {
    accountMissing: "ກະລຸນາເລືອກບັນຊີ",
    sameAccount: "ຕົ້ນທາງ ແລະ ປາຍທາງຕ້ອງເປັນຄົນລະບັນຊີ",
    belowMinimum: "ຈຳນວນເງິນຂັ້ນຕ່ຳ {minimum}",
    aboveBalance: "{account}ມີພຽງ {balance}",
  },
  done: {
    title: "ໂອນເງິນສຳເລັດ",
    text: "ໂອນ {amount} ຈາກ{from}ໄປຫາ{to}ແລ້ວ",
    time: "{time}",
    play: "ຫຼິ້ນ {game}",
    close: "ຕົກລົງ",
  },
} as const satisfies Translated<typeof source>;
