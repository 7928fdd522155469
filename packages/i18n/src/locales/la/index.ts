import { defineCatalogue } from "../../messages/define-catalogue.ts";
import { deposit } from "./deposit.ts";
import { entry } from "./entry.ts";
import { errorCodes } from "./error-codes.ts";
import { fields } from "./fields.ts";
import { money } from "./money.ts";
import { register } from "./register.ts";
import { statement } from "./statement.ts";
import { transfer } from "./transfer.ts";
import { wallet } from "./wallet.ts";
import { withdraw } from "./withdraw.ts";

/** Lao: `lo-LA` in the browser, `la` on the wire. */
export const la = defineCatalogue({
  ...entry,
  errors: { ...entry.errors, code: errorCodes },
  deposit,
  fields,
  money,
  register,
  statement,
  transfer,
  wallet,
  withdraw,
});
