import type { Translated } from "../../messages/tree.types.ts";
import type { session as source } from "../en/session.ts";

export const session = {
  title: "ເຂົ້າສູ່ລະບົບ",
  headline: "ກະເປົາດຽວ\nຄົບທຸກເກມ",
  promise: "ຝາກເງິນດ້ວຍ QR ໃນປະມານ 1\u00A0ນາທີ\nເງິນຂອງທ່ານຢູ່ບ່ອນດຽວ",
  username: "ເບີໂທລະສັບ ຫຼື ຊື່ຜູ້ໃຊ້",
  password: "ລະຫັດຜ່ານ",
  remember: "ຈື່ການເຂົ້າສູ່ລະບົບໃນອຸປະກອນນີ້",
  submit: "ເຂົ້າສູ່ລະບົບ",
  help: "ລືມລະຫັດຜ່ານ / ຕ້ອງການຄວາມຊ່ວຍເຫຼືອ",
  helpTopic: "ລືມລະຫັດຜ່ານ",
  noAccount: "ຍັງບໍ່ມີບັນຊີ?",
  register: "ລົງທະບຽນ",
  missing: {
    username: "ກະລຸນາປ້ອນເບີໂທລະສັບ ຫຼື ຊື່ຜູ້ໃຊ້",
    password: "ກະລຸນາປ້ອນລະຫັດຜ່ານ",
  },
  ended: {
    title: "ໝົດເວລາການໃຊ້ງານ",
  },
  lostLine: {
    title: "ຍັງບໍ່ໄດ້ເຂົ້າສູ່ລະບົບ",
  },
} as const satisfies Translated<typeof source>;
