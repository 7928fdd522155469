import type { Translated } from "../../messages/tree.types.ts";
import type { profile as source } from "../en/profile.ts";

export const profile = {
  title: "ໂປຣໄຟລ໌",
  id: "ລະຫັດສະມາຊິກ {id}",
  since: "ເປັນສະມາຊິກຕັ້ງແຕ່ {date}",
  username: "ຊື່ຜູ້ໃຊ້",
  readOnly: "ແກ້ໄຂບໍ່ໄດ້",
  accountName: "ຊື່ບັນຊີທະນາຄານ",
  bank: "ທະນາຄານ",
  accountNo: "ເລກບັນຊີ",
  loading: "ກຳລັງໂຫຼດໂປຣໄຟລ໌",
  none: "–",
  account: "ບັນຊີ",
  paidHere: "ເງິນທີ່ຖອນຈະເຂົ້າບັນຊີນີ້ເທົ່ານັ້ນ",
  preferences: "ພາສາ ແລະ ໂໝດສີ",
  security: "ຄວາມປອດໄພ",
  signOut: {
    title: "ອອກຈາກລະບົບ",
    hint: "ສະເພາະອຸປະກອນນີ້",
  },
  limit: {
    used: "ມື້ນີ້ {value}",
    left: "ເຫຼືອ {value}",
  },
  saved: {
    title: "ບັນທຶກແລ້ວ",
    password: "ປ່ຽນລະຫັດຜ່ານແລ້ວ ແລະ ອອກຈາກລະບົບໃນອຸປະກອນອື່ນທັງໝົດແລ້ວ",
    details: "ແກ້ໄຂໂປຣໄຟລ໌ສຳເລັດແລ້ວ",
  },
  password: {
    title: "ປ່ຽນລະຫັດຜ່ານ",
    hint: "ຕ້ອງປ້ອນລະຫັດຜ່ານປັດຈຸບັນ",
    old: "ລະຫັດຜ່ານປັດຈຸບັນ",
    new: "ລະຫັດຜ່ານໃໝ່",
    confirmation: "ຢືນຢັນລະຫັດຜ່ານໃໝ່",
    unanswered:
      "ຍັງບໍ່ຮູ້ຜົນ ລະຫັດຜ່ານປັດຈຸບັນອາດຍັງໃຊ້ໄດ້ ກະລຸນາບັນທຶກອີກຄັ້ງ ຖ້າລະບົບແຈ້ງວ່າລະຫັດຜ່ານປັດຈຸບັນບໍ່ຖືກຕ້ອງ ສະແດງວ່າປ່ຽນສຳເລັດແລ້ວ ເມື່ອເຂົ້າສູ່ລະບົບ ກະລຸນາລອງລະຫັດຜ່ານໃໝ່ກ່ອນ",
  },
  edit: {
    title: "ແກ້ໄຂໂປຣໄຟລ໌",
    hint: "ຊື່ ແລະ ບັນຊີທະນາຄານ",
    text: "ເງິນທີ່ຖອນຈະເຂົ້າບັນຊີນີ້ ຊື່ບັນຊີຕ້ອງເປັນຂອງທ່ານ",
    name: "ຊື່",
  },
  missing: {
    name: "ກະລຸນາປ້ອນຊື່",
    bankCode: "ກະລຸນາເລືອກທະນາຄານ",
    bankAccountName: "ກະລຸນາປ້ອນຊື່ບັນຊີທະນາຄານ",
    bankAccountNo: "ກະລຸນາປ້ອນເລກບັນຊີ",
  },
  problem: {
    required: "ກະລຸນາປ້ອນຂໍ້ມູນ",
    passwordsDiffer: "ລະຫັດຜ່ານບໍ່ກົງກັນ",
    latinOnly: "ຊື່ບັນຊີທະນາຄານຕ້ອງເປັນພາສາອັງກິດເທົ່ານັ້ນ",
    accountDigits: "ເລກບັນຊີຕ້ອງເປັນຕົວເລກເທົ່ານັ້ນ",
  },
} as const satisfies Translated<typeof source>;
