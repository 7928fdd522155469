import type { Translated } from "../../messages/tree.types.ts";
import type { transfer as source } from "../en/transfer.ts";

export const transfer = {
  title: "ໂອນເງິນ",
  description: "ລະຫວ່າງກະເປົາ ແລະ ເກມຂອງທ່ານ",
  from: "ຈາກ",
  to: "ໄປຫາ",
  none: "ເລືອກບັນຊີ",
  amount: "ຈຳນວນເງິນ",
  all: "ທັງໝົດ",
  submit: "ໂອນເງິນ",
  submitFor: "ໂອນ {amount} ຈາກ {from} ໄປ {to}",
  submitting: "ກຳລັງໂອນ…",
  noGames: {
    title: "ຍັງບໍ່ມີເກມໃຫ້ໂອນເງິນ",
    text: "ເປີດໃຊ້ງານເກມທີ່ໜ້າຫຼັກກ່ອນ ແລ້ວເກມຈະສະແດງຢູ່ນີ້",
  },
  problem: {
    accountMissing: "ກະລຸນາເລືອກບັນຊີໃຫ້ຖືກຕ້ອງ",
    sameAccount: "ໂອນເຂົ້າ ຫຼື ອອກຈາກບັນຊີດຽວກັນບໍ່ໄດ້",
    belowMinimum: "ຈຳນວນເງິນຕ່ຳສຸດ {minimum}",
    aboveBalance: "{account} ມີພຽງ {balance}",
  },
  done: {
    text: "ໂອນ {amount} ຈາກ {from} ໄປ {to} ແລ້ວ",
  },
} as const satisfies Translated<typeof source>;
