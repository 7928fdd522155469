import type { Translated } from "../../messages/tree.types.ts";
import type { info as source } from "../en/info.ts";

export const info = {
  agreement: {
    title: "ຂໍ້ຕົກລົງ",
    accept: "ຍອມຮັບຂໍ້ຕົກລົງ",
  },
  contact: {
    title: "ຕິດຕໍ່ພະນັກງານ",
    loading: "ກຳລັງໂຫຼດຂໍ້ມູນຕິດຕໍ່",
    empty: "ຍັງບໍ່ມີຂໍ້ມູນຕິດຕໍ່",
    chat: "ແຊັດກັບພະນັກງານທາງ LINE",
    scan: "ສະແກນ QR ດ້ວຍແອັບ LINE ຫຼື ເປີດແອັບໃນອຸປະກອນນີ້",
    lineName: "LINE ID",
    open: "ເປີດ LINE",
    support: "ແຊັດກັບພະນັກງານ",
    supportHint: "ຂຽນຫາພະນັກງານໄດ້ເລີຍໃນແອັບນີ້",
    qr: "QR ຂອງ{name}ໃນ LINE",
    qrOnly: "QR ບັນຊີ LINE ຂອງພວກເຮົາ",
    version: "ເວີຊັນ {version}",
  },
  howto: {
    title: "ວິດີໂອແນະນຳການໃຊ້ງານ",
    text: "ວິດີໂອສັ້ນໆ ກ່ຽວກັບກະເປົາເງິນ ເກມ ແລະ ໂບນັດ",
    empty: "ຍັງບໍ່ມີວິດີໂອ",
    topic: {
      wallet: "ການໃຊ້ກະເປົາເງິນ",
      play: "ການເຂົ້າຫຼິ້ນເກມ",
      balance: "ການກວດສອບຍອດເງິນ",
      bonus: "ການຮັບໂບນັດ",
      bonusCancel: "ການຍົກເລີກໂບນັດ",
    },
    hint: {
      wallet: "ຝາກ ໂອນ ແລະ ຖອນເງິນ",
      play: "ເປີດບັນຊີເກມ ແລະ ເລີ່ມຫຼິ້ນ",
      balance: "ເບິ່ງ ແລະ ອັບເດດຍອດເງິນທັງໝົດ",
      bonus: "ເລືອກໂບນັດ ຫຼື ໃສ່ລະຫັດໂປຣໂມຊັນ",
      bonusCancel: "ວິທີສິ້ນສຸດໂບນັດ ແລະ ຜົນທີ່ຕາມມາ",
    },
  },
} as const satisfies Translated<typeof source>;
