import { defineCatalogue } from "../../messages/define-catalogue.ts";
import { keepWordsWhole } from "../../messages/whole-words.ts";
import { banners } from "./banners.ts";
import { bonus } from "./bonus.ts";
import { chat } from "./chat.ts";
import { deposit } from "./deposit.ts";
import { entry } from "./entry.ts";
import { errorCodes } from "./error-codes.ts";
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
import { slip } from "./slip.ts";
import { spin } from "./spin.ts";
import { statement } from "./statement.ts";
import { transfer } from "./transfer.ts";
import { wallet } from "./wallet.ts";
import { withdraw } from "./withdraw.ts";
import { THAI_WORDS } from "./words.data.ts";

/** Thai, the default language. */
export const th = keepWordsWhole(
  defineCatalogue({
    ...entry,
    errors: { ...entry.errors, code: errorCodes },
    banners,
    bonus,
    chat,
    deposit,
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
    slip,
    spin,
    statement,
    transfer,
    wallet,
    withdraw,
  }),
  THAI_WORDS,
);
