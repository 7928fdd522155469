import type { Translated } from "../../messages/tree.types.ts";
import type { ui as source } from "../en/ui.ts";

export const ui = {
  close: "ປິດ",
  loading: "ກຳລັງໂຫຼດ",
  showPassword: "ສະແດງລະຫັດຜ່ານ",
  hidePassword: "ເຊື່ອງລະຫັດຜ່ານ",
  copy: "ສຳເນົາ",
  copied: "ສຳເນົາແລ້ວ: {text}",
  copyFailed: "ສຳເນົາບໍ່ສຳເລັດ",
  select: {
    placeholder: "ເລືອກ",
    noMatch: "ບໍ່ພົບລາຍການທີ່ກົງກັນ",
  },
  pagination: {
    label: "ໜ້າ",
    previous: "ໜ້າກ່ອນ",
    next: "ໜ້າຕໍ່ໄປ",
    page: "ໜ້າ {page}",
  },
  carousel: {
    previous: "ກ່ອນໜ້າ",
    next: "ຕໍ່ໄປ",
    slide: "{position} ຈາກ {total}",
    none: "ບໍ່ໄດ້ເລືອກ",
    pause: "ຢຸດເລື່ອນແບນເນີ",
    play: "ເລື່ອນແບນເນີຕໍ່",
  },
  steps: {
    current: "ຂັ້ນຕອນທີ {step} ຈາກ {total}",
    done: "ຂັ້ນຕອນທີ {step} ສຳເລັດແລ້ວ",
  },
  countdown: {
    label: "ເວລາທີ່ເຫຼືອ",
    left: "ເຫຼືອເວລາ {time}",
  },
  emptyState: {
    empty: "ຍັງບໍ່ມີລາຍການ",
    error: "ໂຫຼດຂໍ້ມູນບໍ່ສຳເລັດ",
    comingSoon: "ຍັງບໍ່ເປີດໃຫ້ໃຊ້",
    comingSoonText: "ສ່ວນນີ້ຈະມາໃນເວີຊັນຕໍ່ໄປ",
    offline: "ເຊື່ອມຕໍ່ບໍ່ໄດ້",
    offlineText: "ກະລຸນາກວດສອບອິນເຕີເນັດ ແລ້ວລອງໃໝ່ອີກຄັ້ງ",
  },
  toast: {
    region: "ການແຈ້ງເຕືອນ",
    dismiss: "ປິດການແຈ້ງເຕືອນ",
  },
  menu: {
    main: "ເມນູຫຼັກ",
    openActions: "ເປີດເມນູທຸລະກຳ",
  },
  video: {
    error: "ເປີດວິດີໂອນີ້ບໍ່ໄດ້",
    errorText: "ກະລຸນາລອງໃໝ່ພາຍຫຼັງ ຫຼື ຖາມພະນັກງານທາງແຊັດ",
  },
  theme: {
    toNight: "ປ່ຽນເປັນໂໝດມືດ",
    toDay: "ປ່ຽນເປັນໂໝດສະຫວ່າງ",
  },
  language: "ພາສາ",
  newTab: "ເປີດໃນແທັບໃໝ່",
  money: {
    tooManyDecimals: "ໃສ່ທົດສະນິຍົມໄດ້ບໍ່ເກີນ 2\u00A0ຕຳແໜ່ງ",
    digitsOnly: "ໃສ່ໄດ້ສະເພາະຕົວເລກ ແລະ ຈຸດທົດສະນິຍົມ",
    quickAmounts: "ຈຳນວນເງິນທີ່ໃຊ້ເລື້ອຍ",
  },
} as const satisfies Translated<typeof source>;
