import type { Translated } from "../../messages/tree.types.ts";
import type { statement as source } from "../en/statement.ts";

export const statement = {
  title: "ລາຍການເຄື່ອນໄຫວ",
  latest: "ຫຼ້າສຸດ",
  slips: "ສະຖານະສະລິບ",
  wallet: "ກະເປົາເງິນ",
  kind: {
    deposit: "ຝາກເງິນ",
    bonus: "ໂບນັດ",
    finishBonus: "ຈົບໂບນັດ",
    withdraw: "ຖອນເງິນ",
    transfer: "ໂອນເງິນ",
    other: "ລາຍການ",
  },
  with: "{kind} · {end}",
  between: "{from} → {to}",
  empty: {
    title: "ຍັງບໍ່ມີລາຍການ",
    text: "ເມື່ອມີການເຄື່ອນໄຫວຂອງເງິນ ຈະເຫັນທັງໝົດຢູ່ນີ້",
  },
  loading: "ກຳລັງໂຫຼດລາຍການ",
} as const satisfies Translated<typeof source>;
