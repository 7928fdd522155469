import type { Handlers } from "../calls/call.ts";
import { forAnyone, forMember } from "../calls/define-handler.ts";
import { picture } from "../media/pictures.rules.ts";
import { banks } from "./banks.data.ts";
import { agreements, conditions, contactText, notice, siteInfo } from "./texts.data.ts";

/** Reference texts and lists. */
export const infoHandlers = {
  lookupBanks: forAnyone(() => banks),
  lookupConditions: forAnyone(() => ({ conditions })),
  lookupAgreements: forAnyone(() => ({ agreements })),
  lookupInfo: forAnyone(() => siteInfo),
  lookupNotice: forMember(() => ({ notice })),
  lookupContact: forAnyone(({ site }) => ({
    contactText,
    lineLink: "https://line.me/R/ti/p/@satang",
    lineName: "@satang",
    lineQR: picture(site, "line-qr"),
  })),
} satisfies Handlers;
