import type { Translated } from "../../messages/tree.types.ts";
import type { profile as source } from "../en/profile.ts";

export const profile = {
  title: "ໂປຣໄຟລ໌",
  id: "ໄອດີ {id}",
  since: "ເປັນສະມາຊິກຕັ້ງແຕ່ {date}",
  username: "ຊື່ຜູ້ໃຊ້",
  readOnly: "ແກ້ໄຂບໍ່ໄດ້",
  accountName: "ຊື່ບັນຊີທະນາຄານ",
  bank: "ທະນາຄານ",
  accountNo: "ເລກບັນຊີ",
  loading: "ກຳລັງໂຫຼດໂປຣໄຟລ໌",
  none: "–",
  saved: {
    title: "ບັນທຶກແລ້ວ",
    password: "ໃຊ້ລະຫັດຜ່ານໃໝ່ໄດ້ແລ້ວ ອຸປະກອນອື່ນຖືກອອກຈາກລະບົບແລ້ວ",
    details: "ແກ້ໄຂໂປຣໄຟລ໌ສຳເລັດແລ້ວ",
  },
  password: {
    title: "ປ່ຽນລະຫັດຜ່ານ",
    hint: "ຕ້ອງໃຊ້ລະຫັດຜ່ານເກົ່າ",
    old: "ລະຫັດຜ່ານເກົ່າ",
    new: "ລະຫັດຜ່ານໃໝ່",
    confirmation: "ຢືນຢັນລະຫັດຜ່ານໃໝ່",
    unanswered:
      "ຍັງຢືນຢັນບໍ່ໄດ້ວ່າປ່ຽນແລ້ວ ລະຫັດຜ່ານເກົ່າອາດຍັງໃຊ້ໄດ້ ລອງບັນທຶກອີກຄັ້ງ ຖ້າລະບົບແຈ້ງວ່າລະຫັດຜ່ານເກົ່າບໍ່ຖືກຕ້ອງ ສະແດງວ່າໃຊ້ລະຫັດຜ່ານໃໝ່ແລ້ວ ເມື່ອເຂົ້າສູ່ລະບົບ ໃຫ້ລອງລະຫັດຜ່ານໃໝ່ກ່ອນ",
  },
  edit: {
    title: "ແກ້ໄຂໂປຣໄຟລ໌",
    hint: "ຊື່ ແລະ ບັນຊີທະນາຄານ",
    text: "ເງິນທີ່ຖອນຈະເຂົ້າບັນຊີນີ້ ຊື່ບັນຊີຕ້ອງເປັນຂອງທ່ານ",
    name: "ຊື່",
  },
  problem: {
    required: "ກະລຸນາປ້ອນຂໍ້ມູນ",
    passwordsDiffer: "ລະຫັດຜ່ານບໍ່ກົງກັນ",
    latinOnly: "ຊື່ບັນຊີທະນາຄານຕ້ອງເປັນພາສາອັງກິດເທົ່ານັ້ນ",
    accountDigits: "ເລກບັນຊີຕ້ອງເປັນຕົວເລກເທົ່ານັ້ນ",
  },
} as const satisfies Translated<typeof source>;
