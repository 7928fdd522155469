import type { Translated } from "../../messages/tree.types.ts";
import type { moneyAction as source } from "../en/money-action.ts";

export const moneyAction = {
  title: "ກຳລັງກວດສອບຜົນລາຍການ",
} as const satisfies Translated<typeof source>;
