import type { Handlers } from "../calls/call.ts";
import { forAnyone, forMember } from "../calls/define-handler.ts";
import { pictureAddress } from "../media/pictures.rules.ts";
import { banksOf } from "./banks.rules.ts";

/** Reference texts and lists. */
export const infoHandlers = {
  lookupBanks: forAnyone(({ site, settings }) => banksOf(settings.banks, site.edition)),
  lookupConditions: forAnyone(({ settings }) => ({ conditions: settings.conditions })),
  lookupAgreements: forAnyone(({ settings }) => ({ agreements: settings.agreements })),
  lookupInfo: forAnyone(({ settings }) => ({
    name: settings.siteName,
    website: settings.siteWebsite,
  })),
  lookupNotice: forMember(({ settings }) => ({ notice: settings.notice })),
  lookupContact: forAnyone(({ site, settings }) => ({
    contactText: settings.contactText,
    lineLink: settings.lineLink,
    lineName: settings.lineName,
    lineQR: pictureAddress(site, settings.lineQR),
  })),
} satisfies Handlers;
