import type { Translated } from "../../messages/tree.types.ts";
import type { games as source } from "../en/games.ts";

export const games = {
  open: "{category} · ເປີດໃຊ້ງານແລ້ວ",
  closed: "{category} · ຍັງບໍ່ເປີດໃຊ້ງານ",
  balance: "ຍອດເງິນໃນເກມ",
  refresh: "ອັບເດດຍອດເງິນ",
  username: "ຊື່ຜູ້ໃຊ້",
  password: "ລະຫັດຜ່ານ",
  passwordHidden: "ເຊື່ອງລະຫັດຜ່ານໄວ້",
  copiedPassword: "ສຳເນົາລະຫັດຜ່ານແລ້ວ",
  credentialsFailed: "ໂຫຼດຊື່ຜູ້ໃຊ້ ແລະ ລະຫັດຜ່ານບໍ່ສຳເລັດ",
  play: "ຫຼິ້ນເທິງເວັບ",
  playMoves: "ໂອນເຂົ້າເກມ {amount} ແລ້ວເປີດເກມ",
  playMovesAll: "ໂອນເງິນທັງກະເປົາເຂົ້າເກມ ແລ້ວເປີດເກມ",
  playOpens: "ເປີດເກມໃນແທັບໃໝ່",
  opening: "ກຳລັງເປີດ {name}…",
  moving: "ກຳລັງໂອນ…",
  transferOnly: "ໂອນຢ່າງດຽວ",
  android: "Android",
  ios: "iOS",
  moved: "ໂອນເງິນທັງກະເປົາເຂົ້າ {name} ແລ້ວ",
  notOpened: "ເປີດເກມບໍ່ສຳເລັດ",
  blocked: {
    title: "ບຣາວເຊີບໍ່ໄດ້ເປີດແທັບໃໝ່",
    text: "ກົດປຸ່ມເພື່ອເປີດເກມ",
    open: "ເປີດ {name}",
  },
  reset: {
    action: "ຕັ້ງລະຫັດຜ່ານໃໝ່",
    title: "ຕັ້ງລະຫັດຜ່ານໃໝ່ຂອງ {name} ບໍ",
    text: "ທ່ານຈະໄດ້ລະຫັດຜ່ານໃໝ່ ລະຫັດເກົ່າຈະໃຊ້ບໍ່ໄດ້ທັນທີ ລວມທັງໃນແອັບຂອງເກມ",
    keep: "ໃຊ້ລະຫັດເກົ່າ",
    sending: "ກຳລັງຕັ້ງໃໝ່…",
    changed: {
      title: "ລະຫັດຜ່ານໃໝ່ພ້ອມໃຊ້ແລ້ວ",
      text: "ໃຊ້ລະຫັດນີ້ໃນການເຂົ້າເກມຄັ້ງຕໍ່ໄປ",
    },
    later: "ລະຫັດຜ່ານໃໝ່ຂອງ {name} ພ້ອມໃຊ້ແລ້ວ ເປີດເກມເພື່ອເບິ່ງລະຫັດ",
    unknown: {
      title: "ຍັງຢືນຢັນລະຫັດຜ່ານໃໝ່ບໍ່ໄດ້",
      text: "ລະຫັດຜ່ານດ້ານລຸ່ມແມ່ນລະຫັດທີ່ເກມໃຊ້ຢູ່ຕອນນີ້ ແລະ ຍັງອາດປ່ຽນໄດ້",
      check: "ກວດສອບອີກຄັ້ງ",
    },
    notSent: "ຍັງບໍ່ໄດ້ສົ່ງຄຳຂໍ ລະຫັດຜ່ານຍັງເປັນລະຫັດເກົ່າ ກະລຸນາລອງໃໝ່",
    failed: "ຕັ້ງລະຫັດຜ່ານໃໝ່ບໍ່ສຳເລັດ",
  },
  inactive: {
    title: "ທ່ານຍັງບໍ່ມີບັນຊີຂອງ {name}",
    text: "ເປີດໃຊ້ງານເພື່ອຮັບຊື່ຜູ້ໃຊ້ ແລະ ລະຫັດຜ່ານ",
  },
  gone: {
    title: "ບໍ່ມີເກມນີ້ແລ້ວ",
    text: "ກະລຸນາເລືອກເກມອື່ນທີ່ໜ້າຫຼັກ",
  },
} as const satisfies Translated<typeof source>;
