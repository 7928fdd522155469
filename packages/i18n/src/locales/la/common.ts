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
    seeAll: "ເບິ່ງທັງໝົດ",
  },
  money: {
    baht: "{amount}\u00A0ບາດ",
    kip: "{amount}\u00A0ກີບ",
  },
  status: {
    processing: "ກຳລັງດຳເນີນການ",
    success: "ສຳເລັດ",
    failed: "ບໍ່ສຳເລັດ",
  },
  age: {
    now: "ເມື່ອກີ້ນີ້",
    seconds: "{count}\u00A0ວິນາທີກ່ອນ",
    minutes: "{count}\u00A0ນາທີກ່ອນ",
    hours: "{count}\u00A0ຊົ່ວໂມງກ່ອນ",
    days: "{count}\u00A0ມື້ກ່ອນ",
    months: "{count}\u00A0ເດືອນກ່ອນ",
    years: "{count}\u00A0ປີກ່ອນ",
  },
  duration: {
    seconds: "{count}\u00A0ວິນາທີ",
    minutes: "{count}\u00A0ນາທີ",
    minutesAndSeconds: "{minutes}\u00A0ນາທີ {seconds}\u00A0ວິນາທີ",
  },
  lastSync: "ອັບເດດຫຼ້າສຸດ {time}",
  wallet: "ກະເປົາເງິນ",
  amount: "ຈຳນວນເງິນ",
} as const satisfies Translated<typeof source>;
