import type { Translated } from "../../messages/tree.types.ts";
import type { deposit as source } from "../en/deposit.ts";

export const deposit = {
  title: "ຝາກເງິນ",
  ways: "ຊ່ອງທາງຝາກເງິນ",
  own: {
    title: "ບັນຊີຂອງທ່ານ",
    hint: "ໂອນຈາກບັນຊີນີ້ເທົ່ານັ້ນ ເງິນຈຶ່ງຈະເຂົ້າກະເປົາຂອງທ່ານ",
  },
  empty: {
    title: "ຕອນນີ້ຍັງບໍ່ມີຊ່ອງທາງຝາກເງິນ",
    text: "ກະລຸນາກັບມາໃໝ່ພາຍຫຼັງ ຫຼື ຕິດຕໍ່ເຈົ້າໜ້າທີ່",
  },
  account: {
    hint: "ໂອນເຂົ້າບັນຊີນີ້ດ້ວຍແອັບທະນາຄານ ເງິນເຂົ້າກະເປົາພາຍໃນປະມານ 1 ນາທີ",
    number: "ເລກບັນຊີ",
    name: "ຊື່ບັນຊີ",
    bank: "ທະນາຄານ",
  },
  wallet: {
    tab: "ວອນເລັດ",
    phone: "ເບີວອນເລັດ",
    hint: "ໂອນເຂົ້າເບີນີ້ຈາກແອັບວອນເລັດຂອງທ່ານ ຢ່າງຕ່ຳ {minimum}",
    giftTitle: "ຍັງບໍ່ເປີດຮັບລິ້ງຂອງຂວັນ",
    giftText: "ກະລຸນາໃຊ້ຊ່ອງທາງຝາກເງິນອື່ນໄປກ່ອນ",
  },
  qr: {
    tab: "QR {provider}",
    title: "ສະແກນເພື່ອຝາກເງິນ",
    source: "ພ້ອມເພ · {bank}",
    hint: "ໃສ່ຈຳນວນເງິນ ແລ້ວສະແກນ QR ດ້ວຍແອັບທະນາຄານ",
    minimum: "ຕ່ຳສຸດ {minimum}",
    belowMinimum: "ຍອດຕ່ຳສຸດ {minimum}",
    create: "ສ້າງ QR",
    createFor: "ສ້າງ QR {amount}",
    creating: "ກຳລັງສ້າງ QR…",
    alt: "QR ສຳລັບຈ່າຍ {amount}",
    unshowable: "ສະແດງ QR ນີ້ຢ່າງປອດໄພບໍ່ໄດ້ ກະລຸນາຍົກເລີກແລ້ວສ້າງໃໝ່",
    once: "QR ນີ້ໃຊ້ໄດ້ຄັ້ງດຽວ ເງິນເຂົ້າກະເປົາພາຍໃນປະມານ 1 ນາທີ",
    save: "ບັນທຶກຮູບ QR",
    saved: "ບັນທຶກຮູບ QR ແລ້ວ",
    saveFailed: "ບັນທຶກບໍ່ໄດ້ ກະລຸນາຖ່າຍຮູບໜ້າຈໍແທນ",
    transferred: "ໂອນແລ້ວ",
    cancel: "ຍົກເລີກ QR ນີ້",
    cancelling: "ກຳລັງຍົກເລີກ…",
    ask: {
      title: "ຍົກເລີກ QR ນີ້ບໍ",
      text: "ຖ້າໂອນເງິນດ້ວຍ QR ນີ້ແລ້ວ ກະລຸນາລໍຖ້າເງິນເຂົ້າກະເປົາ",
      confirm: "ຍົກເລີກ QR",
      keep: "ເກັບໄວ້",
    },
    expired: {
      title: "QR ໝົດອາຍຸແລ້ວ",
      text: "ກະລຸນາສ້າງ QR ໃໝ່. ຖ້າໂອນໄປແລ້ວ ເງິນຈະຍັງເຂົ້າກະເປົາ ບໍ່ຕ້ອງໂອນຊ້ຳ",
    },
    refused: "ສ້າງ QR ບໍ່ໄດ້",
    didNotLand: "ຍັງບໍ່ໄດ້ສ້າງ QR ກະລຸນາລອງໃໝ່",
    cancelFailed: "ຍົກເລີກ QR ບໍ່ໄດ້",
    unknown: {
      title: "ມີ QR ແລ້ວ ຫຼື ຍັງ",
      text: "ຍັງບໍ່ໄດ້ຮັບຄຳຕອບຈາກລະບົບ ກະລຸນາກວດສອບກ່ອນສ້າງ QR ໃໝ່",
      action: "ກວດສອບອີກຄັ້ງ",
    },
    credited: {
      title: "ເງິນເຂົ້າກະເປົາແລ້ວ",
      text: "ຝາກສຳເລັດ {amount}",
      again: "ຝາກອີກຄັ້ງ",
      done: "ສຳເລັດ",
    },
    waiting: {
      title: "ຂອບໃຈ",
      text: "ເງິນເຂົ້າກະເປົາພາຍໃນປະມານ 1 ນາທີ ໂຫຼດຍອດເງິນໃໝ່ເພື່ອເບິ່ງ",
      refresh: "ໂຫຼດໃໝ່",
    },
  },
} as const satisfies Translated<typeof source>;
