import type { Translated } from "../../messages/tree.types.ts";
import type { app as source } from "../en/app.ts";

export const app = {
  tagline: "ກະເປົາດຽວ ຄົບທຸກເກມ",
  skipToContent: "ຂ້າມໄປຫາເນື້ອຫາ",
  nav: {
    home: "ໜ້າຫຼັກ",
    register: "ລົງທະບຽນ",
    contact: "ຕິດຕໍ່",
    statement: "ລາຍການ",
    conditions: "ເງື່ອນໄຂ",
    bonus: "ໂບນັດ",
    profile: "ໂປຣໄຟລ໌",
    profileOf: "ໂປຣໄຟລ໌ຂອງ {name}",
    howto: "ວິທີໃຊ້",
    logout: "ອອກຈາກລະບົບ",
  },
  theme: {
    label: "ໂໝດສີ",
    dark: "ມືດ",
    light: "ສະຫວ່າງ",
    auto: "ອັດຕະໂນມັດ",
  },
  drawer: {
    title: "ທ່ານຕ້ອງການເຮັດທຸລະກຳຫຍັງ?",
    deposit: "ຝາກເງິນ",
    withdraw: "ຖອນເງິນ",
    invite: "ແນະນຳໝູ່",
    bonus: "ໂບນັດ",
    refund: "ຄືນຍອດເສຍ",
    spin: "ວົງລໍ້ໂຊກ",
    coins: "{count}\u00A0ຫຼຽນ",
    refreshAll: "ອັບເດດຍອດເງິນທັງໝົດ",
    refreshAllState: "ລວມ {total} · ອັບເດດຫຼ້າສຸດ {time}",
    total: "ລວມ {total}",
    refreshed: "ອັບເດດຍອດເງິນທັງໝົດແລ້ວ",
  },
  title: {
    page: "{page} · {brand}",
    home: "ໜ້າຫຼັກ",
    login: "ເຂົ້າສູ່ລະບົບ",
    register: "ລົງທະບຽນ",
    howto: "ວິທີໃຊ້",
    contact: "ຕິດຕໍ່ພະນັກງານ",
    profile: "ໂປຣໄຟລ໌",
    bonus: "ໂບນັດ",
    statement: "ລາຍການເຄື່ອນໄຫວ",
    notFound: "ບໍ່ພົບໜ້ານີ້",
    terminated: "ປິດໃຫ້ບໍລິການ",
  },
  notFound: {
    code: "404",
    title: "ບໍ່ພົບໜ້ານີ້",
    text: "ບໍ່ພົບໜ້າທີ່ທ່ານຕ້ອງການ ເງິນຂອງທ່ານຍັງຢູ່ຄົບ",
    home: "ກັບໜ້າຫຼັກ",
  },
  terminated: {
    title: "ປິດໃຫ້ບໍລິການແລ້ວ",
    text: "ບໍ່ສາມາດຝາກ ໂອນ ຫຼື ຖອນເງິນໄດ້ອີກຕໍ່ໄປ ຖ້າມີຍອດເງິນຄົງເຫຼືອ ກະລຸນາຕິດຕໍ່ຜູ້ໃຫ້ບໍລິການ",
  },
  conditions: {
    title: "ເງື່ອນໄຂ",
    empty: "ຍັງບໍ່ມີເງື່ອນໄຂການໃຊ້ບໍລິການ",
  },
  offline: {
    banner: "ບໍ່ມີການເຊື່ອມຕໍ່ອິນເຕີເນັດ ຂໍ້ມູນທີ່ສະແດງອາດບໍ່ເປັນປັດຈຸບັນ",
  },
  update: {
    text: "ມີແອັບເວີຊັນໃໝ່ພ້ອມໃຊ້ແລ້ວ",
    start: "ອັບເດດເລີຍ",
  },
  crash: {
    title: "ໜ້ານີ້ຂັດຂ້ອງຊົ່ວຄາວ",
    text: "ເງິນຂອງທ່ານປອດໄພ ກະລຸນາໂຫຼດໜ້າໃໝ່ ຖ້າກຳລັງເຮັດທຸລະກຳຢູ່ ກະລຸນາກວດສອບລາຍການເຄື່ອນໄຫວກ່ອນ",
    reload: "ໂຫຼດໜ້າໃໝ່",
    chunk: "ໂຫຼດຂໍ້ມູນສ່ວນນີ້ບໍ່ສຳເລັດ ກະລຸນາກວດສອບອິນເຕີເນັດ ແລ້ວລອງໃໝ່ອີກຄັ້ງ",
  },
} as const satisfies Translated<typeof source>;
