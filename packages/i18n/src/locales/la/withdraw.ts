import type { Translated } from "../../messages/tree.types.ts";
import type { withdraw as source } from "../en/withdraw.ts";

export const withdraw = {
  title: "ຖອນເງິນ",
  to: "ເຂົ້າບັນຊີ {bank} · {number}",
  amount: "ຈຳນວນເງິນ",
  lowest: "ຕ່ຳສຸດ {amount}",
  highest: "ສູງສຸດ {amount}",
  balance: "ຍອດເງິນໃນກະເປົາ",
  after: "ຄົງເຫຼືອຫຼັງຖອນ",
  all: "ທັງໝົດ",
  bonus: "ທ່ານກຳລັງຮັບໂບນັດ ຈຶ່ງຕ້ອງຖອນຍອດເງິນທັງໝົດ",
  submit: "ຖອນເງິນ",
  submitFor: "ຢືນຢັນຖອນ {amount}",
  submitting: "ກຳລັງຖອນ…",
  problem: {
    minimumAboveBalance: "ຖອນຕ່ຳສຸດ {minimum} ແຕ່ໃນກະເປົາມີພຽງ {balance}",
    bonusBalanceAboveMaximum: "ເມື່ອຮັບໂບນັດຕ້ອງຖອນທັງໝົດ ແຕ່ຖອນໄດ້ສູງສຸດ {maximum} ກະລຸນາຕິດຕໍ່ເຈົ້າໜ້າທີ່",
    belowMinimum: "ຖອນຕ່ຳສຸດ {minimum}",
    aboveMaximum: "ຖອນໄດ້ສູງສຸດ {maximum}",
    aboveBalance: "ໃນກະເປົາມີພຽງ {balance}",
    notFullBalance: "ຕ້ອງຖອນທັງໝົດ {balance}",
  },
  refused: {
    belowMinimum: "ຈຳນວນເງິນຕ່ຳກວ່າຍອດຖອນຂັ້ນຕ່ຳ",
    failed: "ຖອນເງິນບໍ່ສຳເລັດ ເງິນຍັງຢູ່ໃນກະເປົາຂອງທ່ານ",
  },
  done: {
    text: "ກຳລັງໂອນ {amount} ເຂົ້າບັນຊີທະນາຄານຂອງທ່ານ",
  },
} as const satisfies Translated<typeof source>;
