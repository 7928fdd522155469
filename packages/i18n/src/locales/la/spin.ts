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
  noCoins: "ຫຼຽນໝົດແລ້ວ. ເມື່ອໄດ້ຮັບຫຼຽນເພີ່ມ ຫຼຽນຈະສະແດງຢູ່ນີ້",
  closed: {
    title: "ຍັງບໍ່ເປີດໃຫ້ໝຸນວົງລໍ້",
    text: "ຕອນນີ້ບໍ່ມີວົງລໍ້ໃຫ້ໝຸນ. ຫຼຽນ ແລະ ຄູປອງຂອງທ່ານຍັງຢູ່ຄົບ",
  },
  prize: {
    coupon: "ຍິນດີນຳ!",
    couponText: "ທ່ານໄດ້ຮັບຄູປອງ",
    nothing: "ຮອບນີ້ຍັງບໍ່ໄດ້ລາງວັນ",
    nothingText: "ວົງລໍ້ຢຸດທີ່ {label}",
    unknown: "ວົງລໍ້ຢຸດແລ້ວ",
    unknownText: "ຖ້າໄດ້ລາງວັນ ເບິ່ງໄດ້ໃນຄູປອງຂອງຂ້ອຍ",
    until: "ໃຊ້ໄດ້ຮອດ {date}",
    claim: "ຮັບເງິນເຂົ້າກະເປົາ",
    keep: "ເກັບໄວ້ໃນຄູປອງຂອງຂ້ອຍ",
    close: "ປິດ",
  },
  coupons: {
    title: "ຄູປອງຂອງຂ້ອຍ",
    count: "{count}\u00A0ລາຍການ",
    loading: "ກຳລັງໂຫຼດຄູປອງ",
    until: "ໝົດອາຍຸ {date}",
    times: "×{count}",
    timesOf: "{count}\u00A0ໃບ",
    claim: "ຮັບລາງວັນ",
    claimOf: "ຮັບລາງວັນ {name}",
    empty: {
      title: "ຍັງບໍ່ມີຄູປອງ",
      text: "ຄູປອງທີ່ໄດ້ຈາກວົງລໍ້ຈະສະແດງຢູ່ນີ້",
    },
  },
  ask: {
    title: "ຮັບລາງວັນຈາກຄູປອງນີ້ບໍ?",
    text: "{name} ຈະເຂົ້າກະເປົາຂອງທ່ານ. ຄູປອງໃຊ້ໄດ້ເທື່ອດຽວ",
    confirm: "ຮັບລາງວັນ",
  },
  claimed: {
    title: "ຮັບລາງວັນແລ້ວ",
    text: "ລາງວັນເຂົ້າກະເປົາຂອງທ່ານແລ້ວ",
  },
  error: {
    NO_CLAIMABLE_COUPON: "ຕອນນີ້ບໍ່ມີລາງວັນໃຫ້ຮັບ. ລະບົບອ່ານຫຼຽນ ແລະ ຄູປອງຄືນໃໝ່ແລ້ວ",
    INVALID_PRIZE_CODE: "ລາງວັນນີ້ບໍ່ມີແລ້ວ. ຖ້າເປັນລາງວັນຂອງທ່ານ ກະລຸນາຕິດຕໍ່ພວກເຮົາ",
    INVALID_CODE: "ບໍ່ພົບຄູປອງນີ້. ກະລຸນາລອງໃໝ່",
    INVALID_COUPON_TYPE: "ຮັບຄູປອງນີ້ຢູ່ນີ້ບໍ່ໄດ້. ກະລຸນາຕິດຕໍ່ພວກເຮົາ",
    COUPON_EXPIRED: "ຄູປອງໝົດອາຍຸແລ້ວ ຈຶ່ງຮັບລາງວັນບໍ່ໄດ້",
    BONUS_REMAINING: "ກຳລັງໃຊ້ໂບນັດຢູ່. ກະລຸນາເຮັດໂບນັດໃຫ້ຄົບກ່ອນ ແລ້ວຈຶ່ງຮັບຄູປອງ",
  },
} as const satisfies Translated<typeof source>;
