import type { Translated } from "../../messages/tree.types.ts";
import type { promotion as source } from "../en/promotion.ts";

export const promotion = {
  title: "ໂປຣໂມຊັນ",
  code: "ລະຫັດໂປຣໂມຊັນ",
  required: "ກະລຸນາໃສ່ລະຫັດ",
  find: "ຄົ້ນຫາ",
  searching: "ກຳລັງຄົ້ນຫາໂປຣໂມຊັນ…",
  found: "ພົບໂປຣໂມຊັນ {code}",
  fail: "ສິ້ນສຸດເມື່ອຍອດເງິນເຫຼືອຕ່ຳກວ່າ {percent} ຂອງຍອດຝາກລວມໂບນັດ",
  receive: "ຮັບໂປຣໂມຊັນນີ້",
  receiving: "ກຳລັງຮັບ…",
  notFound: {
    title: "ບໍ່ພົບໂປຣໂມຊັນຈາກລະຫັດນີ້",
    text: "ກະລຸນາກວດເບິ່ງລະຫັດ {code} ແລ້ວຄົ້ນຫາໃໝ່",
  },
  saved: "ໂປຣໂມຊັນເຂົ້າຍອດເງິນໂບນັດແລ້ວ",
} as const satisfies Translated<typeof source>;
