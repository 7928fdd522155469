import type { Translated } from "../../messages/tree.types.ts";
import type { ui as source } from "../en/ui.ts";

export const ui = {
  close: "ປິດ",
  loading: "ກຳລັງໂຫຼດ",
  required: "ຈຳເປັນ",
  optional: "ບໍ່ບັງຄັບ",
  clear: "ລ້າງ",
  showPassword: "ສະແດງລະຫັດຜ່ານ",
  hidePassword: "ເຊື່ອງລະຫັດຜ່ານ",
  copy: "ສຳເນົາ",
  copyOf: "ສຳເນົາ{label}",
  copied: "ສຳເນົາແລ້ວ: {text}",
  copyFailed: "ສຳເນົາບໍ່ສຳເລັດ",
  increase: "ເພີ່ມ",
  decrease: "ຫຼຸດ",
  select: {
    placeholder: "ເລືອກ",
    search: "ຄົ້ນຫາ",
    noMatch: "ບໍ່ພົບລາຍການທີ່ກົງກັນ",
  },
  otp: {
    label: "ລະຫັດ OTP",
    digits: "{count} ຕົວເລກ",
  },
  pagination: {
    label: "ໜ້າ",
    previous: "ໜ້າກ່ອນ",
    next: "ໜ້າຕໍ່ໄປ",
    page: "ໜ້າ {page}",
    current: "ໜ້າ {page} ຈາກ {pages}",
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
    label: "ຂັ້ນຕອນ",
    current: "ຂັ້ນຕອນທີ {step} ຈາກ {total}",
    done: "ຂັ້ນຕອນທີ {step} ສຳເລັດແລ້ວ",
  },
  countdown: {
    label: "ເວລາທີ່ເຫຼືອ",
    left: "ເຫຼືອເວລາ {time}",
    over: "ໝົດເວລາ",
  },
  emptyState: {
    empty: "ຍັງບໍ່ມີລາຍການ",
    error: "ໂຫຼດຂໍ້ມູນບໍ່ສຳເລັດ",
    comingSoon: "ຍັງບໍ່ເປີດໃຫ້ໃຊ້",
    comingSoonText: "ສ່ວນນີ້ຈະມາໃນເວີຊັນຕໍ່ໄປ",
    offline: "ເຊື່ອມຕໍ່ບໍ່ໄດ້",
    offlineText: "ກວດອິນເຕີເນັດ ແລ້ວລອງໃໝ່ອີກຄັ້ງ",
  },
  toast: {
    region: "ການແຈ້ງເຕືອນ",
    dismiss: "ປິດການແຈ້ງເຕືອນ",
  },
  menu: {
    main: "ເມນູຫຼັກ",
    openActions: "ເປີດເມນູເຮັດລາຍການ",
    closeActions: "ປິດເມນູເຮັດລາຍການ",
  },
  video: {
    error: "ເປີດວິດີໂອນີ້ບໍ່ໄດ້",
    errorText: "ລອງໃໝ່ພາຍຫຼັງ ຫຼື ຖາມພວກເຮົາທາງແຊັດ",
  },
  theme: {
    night: "ໂໝດມືດ",
    day: "ໂໝດແຈ້ງ",
    toNight: "ປ່ຽນເປັນໂໝດມືດ",
    toDay: "ປ່ຽນເປັນໂໝດແຈ້ງ",
  },
  language: "ພາສາ",
  newTab: "ເປີດໃນແທັບໃໝ່",
  money: {
    tooManyDecimals: "ໃສ່ທົດສະນິຍົມໄດ້ບໍ່ເກີນສອງຕຳແໜ່ງ",
    digitsOnly: "ໃສ່ໄດ້ສະເພາະຕົວເລກ ແລະ ຈຸດທົດສະນິຍົມ",
    quickAmounts: "ຈຳນວນເງິນທີ່ໃຊ້ເລື້ອຍ",
  },
} as const satisfies Translated<typeof source>;
