import type { Translated } from "../../messages/tree.types.ts";
import type { withdraw as source } from "../en/withdraw.ts";

export const withdraw = {
  title: "ຖອນເງິນ",
  to: "ເຂົ້າບັນຊີ {bank} · {number}",
  amount: "ຈຳນວນເງິນ",
  lowest: "ຂັ້ນຕ່ຳ {amount}",
  highest: "ສູງສຸດ {amount}",
  balance: "ຍອດເງິນຂອງທ່ານ",
  available: "ຍອດທີ່ຖອນໄດ້",
  games: "ເກມ {count}\u00A0ລາຍການ",
  after: "ຄົງເຫຼືອຫຼັງຖອນ",
  fromGames: "ລະບົບຈະໂອນເງິນຈາກເກມກັບເຂົ້າກະເປົາກ່ອນຖອນ",
  all: "ທັງໝົດ",
  turnoverLeft: "ເຮັດຍອດເທີນ (ຍອດເດີມພັນ) ອີກ {amount} ເພື່ອຖອນ",
  turnover: "ເຮັດແລ້ວ {played} / {required}",
  seeBonus: "ເບິ່ງໂບນັດ",
  bonus: "ຂະນະໃຊ້ໂບນັດ ຕ້ອງຖອນທັງໝົດໃນຄັ້ງດຽວ",
  submit: "ຖອນເງິນ",
  submitFor: "ຢືນຢັນຖອນ {amount}",
  submitting: "ກຳລັງຖອນ…",
  problem: {
    minimumAboveBalance: "ຖອນຂັ້ນຕ່ຳ {minimum} ແຕ່ຍອດເງິນຂອງທ່ານມີພຽງ {balance}",
    bonusBalanceAboveMaximum: "ຂະນະໃຊ້ໂບນັດຕ້ອງຖອນທັງໝົດ ແຕ່ຖອນໄດ້ສູງສຸດ {maximum} ກະລຸນາຕິດຕໍ່ພະນັກງານ",
    belowMinimum: "ຖອນຂັ້ນຕ່ຳ {minimum}",
    aboveMaximum: "ຖອນໄດ້ສູງສຸດ {maximum}",
    aboveBalance: "ຍອດເງິນຂອງທ່ານມີພຽງ {balance}",
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
