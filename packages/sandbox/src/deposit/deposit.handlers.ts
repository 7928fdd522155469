import { toBaht } from "@satang/core";
import type { Handlers, MemberCall } from "../calls/call.ts";
import { forMember } from "../calls/define-handler.ts";
import { refuse } from "../errors/refusal.ts";
import { MORE_THAN_ANY, toAskedSatang } from "../ledger/satang.rules.ts";
import { depositGiftLink, offersStoredWallets } from "./gift-link.ts";
import { cancelQr, createQr, openQr, qrView } from "./qr-deposit.ts";
import { isQrProvider, leastQrAmount } from "./qr-provider.rules.ts";

function providerOf({ params }: MemberCall) {
  const provider = params.reference ?? "";
  if (!isQrProvider(provider)) throw refuse("NO_BANK");
  return provider;
}

/** Paying in: accounts, QR codes and gift links. */
export const depositHandlers = {
  lookupDeposit: forMember(({ settings, member }) => ({
    banks: settings.depositBanks
      .filter((account) => account.currency === member.currency)
      .map(({ nameTH, nameEN, ...account }) => ({ ...account, bank: { nameTH, nameEN } })),
    wallets: offersStoredWallets(settings, member) ? settings.depositWallets : [],
    isManual: settings.isManual,
  })),
  qrcodeCurrent: forMember(async (call) => {
    const qr = await openQr(call.tx, call.member.id, providerOf(call), call.now);
    return qr === undefined ? { hasQrcode: false } : qrView(qr);
  }),
  qrcodeCreate: forMember<{ amount: number }>(async (call) => {
    const provider = providerOf(call);
    const amount = toAskedSatang(call.body.amount);
    if (amount === null) throw refuse("QR_FAIL", "The amount has at most two decimals");
    if (amount === MORE_THAN_ANY) throw refuse("QR_FAIL", "The amount is too large");
    const least = leastQrAmount[provider];
    if (amount < least) {
      return { hasQrcode: false, message: `ยอดฝากขั้นต่ำ ${toBaht(least)}` };
    }
    const qr = await createQr(call.tx, {
      memberId: call.member.id,
      provider,
      amount,
      now: call.now,
      lifetimeMs: call.settings.qrLifetimeMs,
    });
    return qrView(qr);
  }),
  qrcodeCancel: forMember(async ({ tx, member, params }) => {
    await cancelQr(tx, member.id, params.reference ?? "");
    return { code: "SUCCESS", message: "The QR code is cancelled" };
  }),
  walletTruelink: forMember<{ link: string }>(depositGiftLink),
} satisfies Handlers;
