import type { Translated } from "../../messages/tree.types.ts";
import type { fields as source } from "../en/fields.ts";

export const fields = {
  charactersLeft: "ເຫຼືອອີກ {count}\u00A0ຕົວອັກສອນ",
  amountTooLarge: "ຈຳນວນເງິນຫຼາຍເກີນໄປ",
  phoneDigits: "ເບີໂທລະສັບຕ້ອງເປັນຕົວເລກເທົ່ານັ້ນ",
  codeNotFound: "ຂໍ້ຄວາມທີ່ວາງບໍ່ມີລະຫັດ {digits}\u00A0ຫຼັກ",
  search: {
    open: "ເປີດລາຍການ",
    results: "ພົບ {count}\u00A0ລາຍການ",
  },
  file: {
    choose: "ເລືອກໄຟລ໌",
    another: "ເລືອກໄຟລ໌ອື່ນ",
    orDrop: "ຫຼື ລາກມາວາງຢູ່ບ່ອນນີ້",
    dropNow: "ປ່ອຍເພື່ອເລືອກໄຟລ໌ນີ້",
    limits: "{types} ຂະໜາດບໍ່ເກີນ {limit}",
    typesOnly: "ສະເພາະ {types}",
    sizeOnly: "ຂະໜາດບໍ່ເກີນ {limit}",
    pictures: "ຮູບພາບ",
    chosen: "ເລືອກ {name} ແລ້ວ",
    remove: "ເອົາ {name} ອອກ",
    removed: "ເອົາ {name} ອອກແລ້ວ",
    wrongType: "ໃຊ້ໄຟລ໌ຊະນິດນີ້ບໍ່ໄດ້ ກະລຸນາເລືອກ {types}",
    tooBig: "ໄຟລ໌ນີ້ມີຂະໜາດ {size} ກະລຸນາເລືອກໄຟລ໌ບໍ່ເກີນ {limit}",
    empty: "ໄຟລ໌ນີ້ບໍ່ມີຂໍ້ມູນ ກະລຸນາເລືອກໄຟລ໌ອື່ນ",
    onlyOne: "ເລືອກໄດ້ຄັ້ງລະໜຶ່ງໄຟລ໌",
  },
} as const satisfies Translated<typeof source>;
