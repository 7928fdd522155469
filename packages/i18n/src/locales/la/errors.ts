import type { Translated } from "../../messages/tree.types.ts";
import type { errors as source } from "../en/errors.ts";

export const errors = {
  network: {
    title: "ເຊື່ອມຕໍ່ບໍ່ໄດ້",
    text: "ກວດອິນເຕີເນັດ ແລ້ວລອງໃໝ່ອີກຄັ້ງ",
  },
  timeout: {
    title: "ລະບົບຕອບຊ້າເກີນໄປ",
    text: "ລະບົບໃຊ້ເວລາດົນເກີນໄປ ກະລຸນາລອງໃໝ່",
  },
  notSent: {
    title: "ຍັງບໍ່ໄດ້ສົ່ງລາຍການ",
    text: "ຍັງບໍ່ໄດ້ສົ່ງລາຍການ. ກະລຸນາລອງໃໝ່",
  },
  garbage: {
    title: "ອ່ານຄຳຕອບຈາກລະບົບບໍ່ໄດ້",
    text: "ລະບົບສົ່ງຂໍ້ມູນທີ່ແອັບອ່ານບໍ່ໄດ້ ກະລຸນາລອງໃໝ່ພາຍຫຼັງ",
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
    requiredField: "ກະລຸນາຕື່ມຂໍ້ມູນ",
    amountDecimals: "ໃສ່ທົດສະນິຍົມໄດ້ບໍ່ເກີນ 2 ຕຳແໜ່ງ",
    amountFormat: "ກະລຸນາຕື່ມຈຳນວນເງິນເປັນຕົວເລກ",
  },
} as const satisfies Translated<typeof source>;
