import type { Translated } from "../../messages/tree.types.ts";
import type { promotion as source } from "../en/promotion.ts";

export const promotion = {
  title: "ໂປຣໂມຊັນ",
  code: "ລະຫັດໂປຣໂມຊັນ",
  required: "ກະລຸນາໃສ່ລະຫັດ",
  find: "ກວດສອບລະຫັດ",
  searching: "ກຳລັງກວດສອບລະຫັດ…",
  found: "ພົບໂປຣໂມຊັນ {code}",
  fail: "ສິ້ນສຸດເມື່ອຍອດເງິນເຫຼືອຕ່ຳກວ່າ {percent} ຂອງຍອດຝາກລວມໂບນັດ",
  receive: "ຮັບໂປຣໂມຊັນນີ້",
  receiving: "ກຳລັງຮັບ…",
  notFound: {
    title: "ບໍ່ພົບໂປຣໂມຊັນຈາກລະຫັດນີ້",
    text: "ກະລຸນາກວດສອບລະຫັດ {code} ແລ້ວລອງໃໝ່ອີກຄັ້ງ",
  },
  saved: "ຮັບໂປຣໂມຊັນສຳເລັດ ເພີ່ມໃສ່ຍອດໂບນັດແລ້ວ",
} as const satisfies Translated<typeof source>;
