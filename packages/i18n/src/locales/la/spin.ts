import type { Translated } from "../../messages/tree.types.ts";
import type { spin as source } from "../en/spin.ts";

export const spin = {
  title: "ວົງລໍ້ໂຊກ",
  coins: "{count}\u00A0ຫຼຽນ",
  wheel: "ວົງລໍ້ລາງວັນ {prizes}",
  start: "ໝຸນວົງລໍ້",
  cost: "ໃຊ້ 1\u00A0ຫຼຽນ",
  spinning: "ກຳລັງໝຸນ…",
  announced: "ວົງລໍ້ກຳລັງໝຸນ",
  noCoins: "ຫຼຽນໝົດແລ້ວ ເມື່ອໄດ້ຮັບຫຼຽນເພີ່ມ ຫຼຽນຈະສະແດງຢູ່ບ່ອນນີ້",
  closed: {
    title: "ຍັງບໍ່ເປີດໃຫ້ໝຸນວົງລໍ້",
    text: "ຕອນນີ້ບໍ່ມີວົງລໍ້ໃຫ້ໝຸນ ຫຼຽນ ແລະ ຄູປອງຂອງທ່ານຍັງຢູ່ຄົບ",
  },
  prize: {
    coupon: "ຍິນດີນຳ!",
    couponText: "ທ່ານໄດ້ຮັບຄູປອງ",
    cashText: "ທ່ານໄດ້ຮັບຄູປອງເງິນສົດ",
    bonusText: "ທ່ານໄດ້ຮັບຄູປອງໂບນັດ",
    value: "ມູນຄ່າ",
    nothing: "ຮອບນີ້ຍັງບໍ່ໄດ້ລາງວັນ",
    nothingText: "ວົງລໍ້ຢຸດທີ່ {label}",
    unknown: "ວົງລໍ້ຢຸດແລ້ວ",
    unknownText: "ຖ້າໄດ້ລາງວັນ ເບິ່ງໄດ້ໃນຄູປອງຂອງທ່ານ",
    until: "ໃຊ້ໄດ້ເຖິງ {date}",
    claim: "ຮັບລາງວັນ",
    claimCash: "ຮັບເງິນເຂົ້າກະເປົາ",
    claimBonus: "ຮັບໂບນັດ",
    keep: "ເກັບໄວ້ໃນຄູປອງຂອງທ່ານ",
    close: "ປິດ",
  },
  kind: {
    cash: "ເງິນສົດ",
    bonus: "ໂບນັດ",
  },
  coupons: {
    title: "ຄູປອງຂອງທ່ານ",
    count: "{count}\u00A0ໃບ",
    loading: "ກຳລັງໂຫຼດຄູປອງ",
    until: "ໝົດອາຍຸ {date}",
    times: "×{count}",
    timesOf: "{count}\u00A0ໃບ",
    claim: "ຮັບລາງວັນ",
    claimOf: "ຮັບລາງວັນ {name}",
    empty: {
      title: "ຍັງບໍ່ມີຄູປອງ",
      text: "ຄູປອງທີ່ໄດ້ຈາກວົງລໍ້ຈະສະແດງຢູ່ບ່ອນນີ້",
    },
  },
  ask: {
    title: "ທ່ານຕ້ອງການໃຊ້ຄູປອງນີ້ບໍ?",
    text: "ທ່ານຈະໄດ້ຮັບ {name} ຄູປອງໃຊ້ໄດ້ຄັ້ງດຽວ",
    confirm: "ຮັບລາງວັນ",
  },
  claimed: {
    title: "ຮັບລາງວັນແລ້ວ",
    text: "ລາງວັນເຂົ້າກະເປົາຂອງທ່ານແລ້ວ",
  },
  error: {
    NO_CLAIMABLE_COUPON: "ຕອນນີ້ບໍ່ມີລາງວັນໃຫ້ຮັບ ອັບເດດຫຼຽນ ແລະ ຄູປອງຫຼ້າສຸດໃຫ້ແລ້ວ",
    INVALID_PRIZE_CODE: "ລາງວັນນີ້ບໍ່ມີແລ້ວ ຖ້າເປັນລາງວັນຂອງທ່ານ ກະລຸນາຕິດຕໍ່ພະນັກງານ",
    INVALID_CODE: "ບໍ່ພົບຄູປອງນີ້ ກະລຸນາລອງໃໝ່ອີກຄັ້ງ",
    INVALID_COUPON_TYPE: "ຮັບຄູປອງນີ້ຢູ່ບ່ອນນີ້ບໍ່ໄດ້ ກະລຸນາຕິດຕໍ່ພະນັກງານ",
    COUPON_EXPIRED: "ຄູປອງໝົດອາຍຸແລ້ວ ຈຶ່ງຮັບລາງວັນບໍ່ໄດ້",
    BONUS_REMAINING: "ກຳລັງໃຊ້ໂບນັດຢູ່ ກະລຸນາເຮັດຍອດເທີນໃຫ້ຄົບ ຫຼື ຍົກເລີກໂບນັດກ່ອນ ແລ້ວຄ່ອຍຮັບຄູປອງ",
  },
} as const satisfies Translated<typeof source>;
