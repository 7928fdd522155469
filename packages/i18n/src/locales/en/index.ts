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

/** English: the source of every key and argument. */
export const en = {
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
} as const;
