import type { Translated } from "../../messages/tree.types.ts";
import type { errors as source } from "../en/errors.ts";

export const errors = {
  network: {
    title: "ເຊື່ອມຕໍ່ບໍ່ໄດ້",
    text: "ກະລຸນາກວດສອບອິນເຕີເນັດ ແລ້ວລອງໃໝ່ອີກຄັ້ງ",
  },
  timeout: {
    title: "ລະບົບໃຊ້ເວລາດົນກວ່າປົກກະຕິ",
    text: "ຍັງບໍ່ໄດ້ຮັບການຕອບກັບຈາກລະບົບ ກະລຸນາລອງໃໝ່",
  },
  notSent: {
    title: "ຍັງບໍ່ໄດ້ສົ່ງລາຍການ",
    text: "ຍັງບໍ່ໄດ້ສົ່ງລາຍການ ກະລຸນາລອງໃໝ່",
  },
  garbage: {
    title: "ເກີດຂໍ້ຜິດພາດ",
    text: "ລະບົບຂັດຂ້ອງຊົ່ວຄາວ ກະລຸນາລອງໃໝ່ອີກຄັ້ງ",
  },
  gone: {
    title: "ປິດໃຫ້ບໍລິການແລ້ວ",
    text: "ບໍລິການນີ້ບໍ່ຮັບຝາກ ໂອນ ຫຼື ຖອນເງິນອີກຕໍ່ໄປ",
  },
  unexpected: {
    title: "ເກີດຂໍ້ຜິດພາດ",
  },
  form: {
    latinOnly: "ຊື່ບັນຊີທະນາຄານຕ້ອງເປັນພາສາອັງກິດເທົ່ານັ້ນ",
    requiredField: "ກະລຸນາປ້ອນຂໍ້ມູນ",
    amountDecimals: "ໃສ່ທົດສະນິຍົມໄດ້ບໍ່ເກີນ 2\u00A0ຕຳແໜ່ງ",
    amountFormat: "ກະລຸນາປ້ອນຈຳນວນເງິນເປັນຕົວເລກ",
  },
} as const satisfies Translated<typeof source>;
