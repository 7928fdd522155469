import { defineCatalogue } from "../../messages/define-catalogue.ts";
import { app } from "./app.ts";
import { common } from "./common.ts";
import { deposit } from "./deposit.ts";
import { errors } from "./errors.ts";
import { moneyAction } from "./money-action.ts";
import { register } from "./register.ts";
import { session } from "./session.ts";
import { statement } from "./statement.ts";
import { transfer } from "./transfer.ts";
import { ui } from "./ui.ts";
import { wallet } from "./wallet.ts";
import { withdraw } from "./withdraw.ts";

/** Lao; `lo-LA` to the browser, `la` on the wire. */
export const la = defineCatalogue({
  app,
  common,
  deposit,
  errors,
  moneyAction,
  register,
  session,
  statement,
  transfer,
  ui,
  wallet,
  withdraw,
});
