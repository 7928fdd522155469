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
  offline: {
    title: "ທ່ານອອບໄລນ໌ຢູ່",
    text: "ໜ້ານີ້ຈະກັບມາທັນທີທີ່ເຊື່ອມຕໍ່ໄດ້",
  },
  gone: {
    title: "ປິດໃຫ້ບໍລິການແລ້ວ",
    text: "ບໍລິການນີ້ບໍ່ຮັບຝາກ ໂອນ ຫຼື ຖອນເງິນອີກຕໍ່ໄປ",
  },
  unexpected: {
    title: "ເກີດຂໍ້ຜິດພາດ",
    text: "ກະລຸນາລອງໃໝ່ອີກຄັ້ງ",
  },
  form: {
    passwordNotEqual: "ລະຫັດຜ່ານບໍ່ຕົງກັນ",
    latinOnly: "ຊື່ບັນຊີທະນາຄານຕ້ອງເປັນພາສາອັງກິດເທົ່ານັ້ນ",
    requiredField: "ກະລຸນາຕື່ມຂໍ້ມູນ",
    phone: "ເບີໂທລະສັບຕ້ອງມີ 10 ຕົວເລກ",
    phoneDigits: "ກະລຸນາຕື່ມເບີໂທລະສັບ",
    amountDecimals: "ໃສ່ທົດສະນິຍົມໄດ້ບໍ່ເກີນ 2 ຕຳແໜ່ງ",
    amountFormat: "ກະລຸນາຕື່ມຈຳນວນເງິນເປັນຕົວເລກ",
  },
  chat: {
    cannotStart: "ເລີ່ມແຊັດບໍ່ໄດ້",
    fileNotSupported: "ບໍ່ຮອງຮັບໄຟລ໌ນີ້",
    fileTooLarge: "ໄຟລ໌ໃຫຍ່ເກີນໄປ ກະລຸນາເລືອກໄຟລ໌ບໍ່ເກີນ {size} MB",
  },
  slip: {
    UPLOADED_FILE_NOT_EXIST: "ສະລິບບໍ່ຖືກຕ້ອງ",
    IMG_SIZE_UNABLE_TO_PROCESS: "ສະລິບບໍ່ຖືກຕ້ອງ",
    CANNOT_READ_CROPPED_IMAGE: "ສະລິບບໍ່ຖືກຕ້ອງ",
    DEST_ACC_INVALID: "ບັນຊີປາຍທາງບໍ່ຖືກຕ້ອງ",
    SLIP_REFNO_DUPLICATED: "ສະລິບຊ້ຳ",
    UNSTABLE_REFNO_ON_SLIP: "ອ່ານເລກອ້າງອີງບໍ່ໄດ້",
    TRIPPLE_WRONG_CAPTCHA: "ໃສ່ລະຫັດຮູບຜິດສາມຄັ້ງ",
    INVALID_SLIP: "ອ່ານສະລິບບໍ່ໄດ້",
    NOT_MATCH: "ບັນຊີບໍ່ກົງກັນ",
    EXPIRED_SLIP: "ສະລິບໝົດອາຍຸ",
    UNKNOW_ERROR: "ບໍ່ຮູ້ສາເຫດ",
  },
} as const satisfies Translated<typeof source>;
