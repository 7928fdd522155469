import type { Translated } from "../../messages/tree.types.ts";
import type { bonus as source } from "../en/bonus.ts";

export const bonus = {
  title: "ໂບນັດ",
  conditions: "ເງື່ອນໄຂ",
  balance: "ຍອດໂບນັດ",
  locked: "ຖອນໄດ້ເມື່ອເຮັດເທີນຄົບ",
  choose: "ເລືອກໂບນັດດ້ານລຸ່ມ ຫຼື ໃສ່ລະຫັດໂປຣໂມຊັນ",
  minimum: "ໂບນັດຈະສິ້ນສຸດເມື່ອເງິນຂອງທ່ານລວມກັບໂບນັດເຫຼືອຕ່ຳກວ່າ {amount}",
  codeLater: "ໃສ່ລະຫັດໃໝ່ໄດ້ຫຼັງຈາກໂບນັດນີ້ສິ້ນສຸດ",
  list: "ໂບນັດທັງໝົດ",
  loading: "ກຳລັງໂຫຼດໂບນັດ",
  empty: {
    title: "ຕອນນີ້ຍັງບໍ່ມີໂບນັດ",
    text: "ໂບນັດໃໝ່ຈະສະແດງຢູ່ບ່ອນນີ້ ທ່ານຍັງໃຊ້ລະຫັດໂປຣໂມຊັນໄດ້",
  },
  type: {
    limit: "ໂບນັດຈຳກັດຈຳນວນຄັ້ງ",
    day: "ໂບນັດປະຈຳວັນ",
    week: "ໂບນັດປະຈຳອາທິດ",
    promotion: "ໂປຣໂມຊັນ",
    other: "ໂບນັດ",
  },
  card: {
    current: "ກຳລັງໃຊ້ງານ",
    received: "ຮັບຄົບແລ້ວ",
    left: {
      limit: "ຮັບໄດ້ອີກ {count}\u00A0ຄັ້ງ",
      day: "ມື້ນີ້ຮັບໄດ້ອີກ {count}\u00A0ຄັ້ງ",
      week: "ອາທິດນີ້ຮັບໄດ້ອີກ {count}\u00A0ຄັ້ງ",
    },
    see: "ເບິ່ງເງື່ອນໄຂ ແລະ ຮັບໂບນັດ",
    receivedAt: "ຮັບເມື່ອ {date} · {time}",
    again: "ຮັບໄດ້ອີກວັນທີ {date}",
    never: "ທ່ານຮັບໂບນັດນີ້ຄົບຈຳນວນຄັ້ງແລ້ວ",
  },
  turnover: {
    title: "ເຮັດເທີນແລ້ວ",
    value: "{played} / {required}",
    left: "ຍັງເຫຼືອ {amount}",
  },
  cancel: "ຍົກເລີກໂບນັດ",
  ask: {
    title: "ທ່ານຕ້ອງການຍົກເລີກໂບນັດນີ້ບໍ?",
    text: "ໂບນັດທີ່ເຫຼືອຈະຖືກຍົກເລີກ ເງິນໃນກະເປົາ ແລະ ໃນເກມຍັງເປັນຂອງທ່ານ",
    keep: "ໃຊ້ໂບນັດຕໍ່",
    failed: "ຍົກເລີກໂບນັດບໍ່ສຳເລັດ",
  },
  modal: {
    hint: "ກວດສອບເງື່ອນໄຂກ່ອນຮັບໂບນັດ",
    banners: "ລາຍລະອຽດໂບນັດ",
    type: "ປະເພດ",
    most: "ຮັບໄດ້ສູງສຸດ",
    times: {
      limit: "{count}\u00A0ຄັ້ງ",
      day: "{count}\u00A0ຄັ້ງ/ມື້",
      week: "{count}\u00A0ຄັ້ງ/ອາທິດ",
    },
    left: {
      limit: "ຮັບໄດ້ອີກ",
      day: "ມື້ນີ້ຮັບໄດ້ອີກ",
      week: "ອາທິດນີ້ຮັບໄດ້ອີກ",
    },
    receive: "ຮັບໂບນັດ",
    receiving: "ກຳລັງຮັບ…",
    otherActive: {
      title: "ກຳລັງໃຊ້ໂບນັດອື່ນຢູ່",
      text: "ຮັບໂບນັດນີ້ໄດ້ຫຼັງຈາກໂບນັດທີ່ກຳລັງໃຊ້ງານສິ້ນສຸດ",
    },
    gone: {
      title: "ໂບນັດນີ້ປິດຮັບແລ້ວ",
      text: "ກະລຸນາເລືອກໂບນັດອື່ນຈາກລາຍການ",
    },
  },
  saved: "ຮັບໂບນັດສຳເລັດ ເພີ່ມໃສ່ຍອດໂບນັດແລ້ວ",
} as const satisfies Translated<typeof source>;
