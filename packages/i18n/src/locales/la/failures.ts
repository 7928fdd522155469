import type { Translated } from "../../messages/tree.types.ts";
import type { failures as source } from "../en/failures.ts";

export const failures = {
  next: {
    contactSupport: "ຕິດຕໍ່ພວກເຮົາ",
    deposit: "ຝາກເງິນ",
    finishBonus: "ເບິ່ງໂບນັດ",
  },
} as const satisfies Translated<typeof source>;
