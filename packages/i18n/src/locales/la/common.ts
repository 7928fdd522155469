import type { Translated } from "../../messages/tree.types.ts";
import type { common as source } from "../en/common.ts";

export const common = {
  action: {
    back: "ກັບຄືນ",
    next: "ຕໍ່ໄປ",
    confirm: "ຢືນຢັນ",
    cancel: "ຍົກເລີກ",
    save: "ບັນທຶກ",
    retry: "ລອງໃໝ່ອີກຄັ້ງ",
    refresh: "ໂຫຼດໃໝ່",
    ok: "ຕົກລົງ",
    seeAll: "ທັງໝົດ",
  },
  money: {
    baht: "{amount} ບາດ",
    kip: "{amount} ກີບ",
  },
  status: {
    processing: "ກຳລັງດຳເນີນການ",
    success: "ສຳເລັດ",
    failed: "ບໍ່ສຳເລັດ",
  },
  age: {
    now: "ຫວ່າງກີ້ນີ້",
    seconds: "{count} ວິນາທີກ່ອນ",
    minutes: "{count} ນາທີກ່ອນ",
    hours: "{count} ຊົ່ວໂມງກ່ອນ",
    days: "{count} ມື້ກ່ອນ",
    months: "{count} ເດືອນກ່ອນ",
    years: "{count} ປີກ່ອນ",
  },
  duration: {
    seconds: "{count} ວິນາທີ",
    minutes: "{count} ນາທີ",
    minutesAndSeconds: "{minutes} ນາທີ {seconds} ວິນາທີ",
  },
  lastSync: "ອັບເດດຫຼ້າສຸດ {time}",
  wallet: "ກະເປົາເງິນ",
  amount: "ຈຳນວນເງິນ",
} as const satisfies Translated<typeof source>;
