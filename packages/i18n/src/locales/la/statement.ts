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
    finishBonus: "ສິ້ນສຸດໂບນັດ",
    withdraw: "ຖອນເງິນ",
    transfer: "ໂອນເງິນ",
    other: "ລາຍການ",
  },
  with: "{kind} ·\u00A0{end}",
  between: "{from} → {to}",
  empty: {
    title: "ຍັງບໍ່ມີລາຍການ",
    text: "ລາຍການຝາກ ໂອນ ແລະ ຖອນຂອງທ່ານຈະສະແດງຢູ່ບ່ອນນີ້",
  },
  none: {
    title: "ບໍ່ມີລາຍການປະເພດນີ້",
    text: "ເລືອກຕົວກອງອື່ນເພື່ອເບິ່ງລາຍການອື່ນ",
  },
  filter: {
    label: "ຕົວກອງ",
    all: "ທັງໝົດ",
    in: "ເຂົ້າ",
    out: "ອອກ",
    transfer: "ໂອນ",
    processing: "ກຳລັງດຳເນີນການ",
  },
  day: {
    today: "ມື້ນີ້",
    yesterday: "ມື້ວານ",
    in: "ເຂົ້າ",
    out: "ອອກ",
  },
  column: {
    activity: "ລາຍການ",
    time: "ເວລາ",
    status: "ສະຖານະ",
    amount: "ຈຳນວນເງິນ ({currency})",
  },
  range: "{first}–{last} ຈາກ {total}",
  turned: "ໜ້າ {page} ຈາກ {count}",
  loading: "ກຳລັງໂຫຼດລາຍການ",
} as const satisfies Translated<typeof source>;
