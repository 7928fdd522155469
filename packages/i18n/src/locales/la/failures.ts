import type { Translated } from "../../messages/tree.types.ts";
import type { failures as source } from "../en/failures.ts";

export const failures = {
  sessionEnded: "ກະລຸນາເຂົ້າສູ່ລະບົບອີກຄັ້ງເພື່ອເຮັດທຸລະກຳຕໍ່ ຂໍ້ມູນທີ່ປ້ອນໄວ້ຍັງຢູ່",
  unconfirmed: "ຍັງຢືນຢັນບໍ່ໄດ້ວ່າບັນທຶກແລ້ວ ລະບົບກຳລັງກວດສອບຕໍ່ ແລະ ທ່ານບັນທຶກອີກຄັ້ງໄດ້",
  next: {
    contactSupport: "ຕິດຕໍ່ພະນັກງານ",
    deposit: "ຝາກເງິນ",
    finishBonus: "ເບິ່ງໂບນັດ",
  },
} as const satisfies Translated<typeof source>;
