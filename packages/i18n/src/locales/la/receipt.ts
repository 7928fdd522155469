import type { Translated } from "../../messages/tree.types.ts";
import type { receipt as source } from "../en/receipt.ts";

export const receipt = {
  title: {
    deposit: "ໃບບິນຝາກເງິນ",
    transfer: "ໃບບິນໂອນເງິນ",
    withdraw: "ໃບບິນຖອນເງິນ",
    other: "ໃບບິນ",
  },
  outcome: {
    deposit: {
      success: "ຝາກເງິນສຳເລັດ",
      processing: "ກຳລັງດຳເນີນການຝາກເງິນ",
      failed: "ຝາກເງິນບໍ່ສຳເລັດ",
    },
    transfer: {
      success: "ໂອນເງິນສຳເລັດ",
      processing: "ກຳລັງດຳເນີນການໂອນເງິນ",
      failed: "ໂອນເງິນບໍ່ສຳເລັດ",
    },
    withdraw: {
      success: "ຖອນເງິນສຳເລັດ",
      processing: "ກຳລັງດຳເນີນການຖອນເງິນ",
      failed: "ຖອນເງິນບໍ່ສຳເລັດ",
    },
    other: {
      success: "ສຳເລັດ",
      processing: "ກຳລັງດຳເນີນການ",
      failed: "ບໍ່ສຳເລັດ",
    },
  },
  from: "ຈາກ",
  to: "ໄປຫາ",
  date: "ວັນທີ",
  time: "ເວລາ",
  clock: "{time}",
  reference: "ເລກອ້າງອີງ",
  description: "ລາຍລະອຽດ",
  balanceAfter: "ຍອດຄົງເຫຼືອໃນກະເປົາເງິນ",
  steps: {
    label: "ຂັ້ນຕອນ",
    requested: "ສົ່ງຄຳຂໍແລ້ວ",
    processing: "ດຳເນີນການ",
    done: "ໂອນອອກແລ້ວ",
    failed: "ຄືນເຂົ້າກະເປົາແລ້ວ",
  },
  save: "ບັນທຶກຮູບ",
  share: "ແບ່ງປັນ",
  privacy: "ຮູບທີ່ແບ່ງປັນເຊື່ອງເລກບັນຊີ ແລະ ຍອດຄົງເຫຼືອ",
  saved: "ບັນທຶກໃບບິນແລ້ວ",
  saveFailed: "ບັນທຶກບໍ່ສຳເລັດ ກະລຸນາບັນທຶກພາບໜ້າຈໍແທນ",
  hold: "ແຕະຄ້າງໄວ້ທີ່ຮູບເພື່ອບັນທຶກ",
  open: "ເບິ່ງໃບບິນ",
  of: "ໃບບິນ: {title}",
} as const satisfies Translated<typeof source>;
