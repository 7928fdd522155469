import { app } from "./app.ts";
import { banners } from "./banners.ts";
import { bonus } from "./bonus.ts";
import { chat } from "./chat.ts";
import { common } from "./common.ts";
import { deposit } from "./deposit.ts";
import { errors } from "./errors.ts";
import { failures } from "./failures.ts";
import { fields } from "./fields.ts";
import { games } from "./games.ts";
import { info } from "./info.ts";
import { invite } from "./invite.ts";
import { money } from "./money.ts";
import { profile } from "./profile.ts";
import { promotion } from "./promotion.ts";
import { protection } from "./protection.ts";
import { receipt } from "./receipt.ts";
import { refund } from "./refund.ts";
import { register } from "./register.ts";
import { session } from "./session.ts";
import { slip } from "./slip.ts";
import { spin } from "./spin.ts";
import { statement } from "./statement.ts";
import { transfer } from "./transfer.ts";
import { ui } from "./ui.ts";
import { wallet } from "./wallet.ts";
import { withdraw } from "./withdraw.ts";

/** All words in Vietnamese. A native reader has to check them before members read them. */
export const vietnamese = {
  app,
  banners,
  bonus,
  chat,
  common,
  deposit,
  errors,
  failures,
  fields,
  games,
  info,
  invite,
  money,
  profile,
  promotion,
  protection,
  receipt,
  refund,
  register,
  session,
  slip,
  spin,
  statement,
  transfer,
  ui,
  wallet,
  withdraw,
} as const;
