import type { OperationId } from "@satang/api";
import { DEMO_GIFT_LINK_KEY, DEMO_PASSWORD, DEMO_PHONE } from "../../src/index.ts";
import { type Harness, newKey, type TestCall, visitor } from "./harness.ts";

/** A call that succeeds on the seeded site. */
export interface HappyCall extends TestCall {
  readonly operationId: OperationId;
  readonly line: string;
  /** Prepares the call. */
  readonly before?: () => Promise<void>;
}

const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3, 4]);
const mp4 = new Uint8Array([0, 0, 0, 24, 0x66, 0x74, 0x79, 0x70, 0x69, 0x73, 0x6f, 0x6d]);

function formOf(content: Uint8Array<ArrayBuffer>, name: string): FormData {
  const form = new FormData();
  form.append("file", new File([content], name));
  return form;
}

/** A new gift link, sealed. */
export async function sealedGift(): Promise<string> {
  const raw = Buffer.from(DEMO_GIFT_LINK_KEY, "base64");
  const key = await crypto.subtle.importKey("raw", raw, "AES-GCM", false, ["encrypt"]);
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const link = new TextEncoder().encode(
    `https://gift.truemoney.example/?v=${crypto.randomUUID().replaceAll("-", "")}`,
  );
  const sealed = await crypto.subtle.encrypt({ name: "AES-GCM", iv }, key, link);
  return Buffer.concat([iv, Buffer.from(sealed)]).toString("base64");
}

/** A call for each operation of the contract, in an order in which each succeeds. */
export async function happyCalls(api: Harness): Promise<readonly HappyCall[]> {
  const token = await api.login();
  const page = { page: 1, limit: 10 };
  const newcomer = visitor(77);
  const sent = await api.call("POST /api/otp/send", {
    body: { phoneNumber: newcomer.phoneNumber },
  });
  const otpCode = await api.scenario.otp(newcomer.phoneNumber);
  const pg = await api.call("GET /api/wallet/account/PG", { token });
  const usun = await api.call("GET /api/wallet/account/USUN", { token });
  const qr = await api.call("POST /api/qrcode/KBANK", {
    token,
    key: newKey(),
    body: { amount: 5 },
  });
  const message = { message_type: "text", payload: "สวัสดี" };
  const guestId = "guest-0123456789abcdef";
  return [
    { operationId: "lookupActive", line: "GET /api/lookup/active" },
    { operationId: "lookupBanks", line: "GET /api/lookup/banks" },
    { operationId: "lookupDeposit", line: "GET /api/lookup/deposit" },
    { operationId: "lookupConditions", line: "GET /api/lookup/conditions" },
    { operationId: "lookupAgreements", line: "GET /api/lookup/agreements" },
    { operationId: "lookupInfo", line: "GET /api/lookup/info" },
    { operationId: "lookupNotice", line: "GET /api/lookup/notice" },
    { operationId: "lookupContact", line: "GET /api/lookup/contact" },
    { operationId: "lookupWithdraw", line: "GET /api/lookup/withdraw" },
    { operationId: "lookupSlip", line: "GET /api/lookup/slip" },
    { operationId: "lookupSources", line: "GET /api/lookup/sources" },
    { operationId: "lookupRegisterOtp", line: "GET /api/lookup/registerOTP" },
    { operationId: "lookupEnableChatWidget", line: "GET /api/lookup/enableChatWidget" },
    {
      operationId: "otpVerify",
      line: "POST /api/otp/verify",
      body: { otpToken: sent.body.otpToken, otpCode },
    },
    {
      operationId: "otpSend",
      line: "POST /api/otp/send",
      body: { phoneNumber: newcomer.phoneNumber },
    },
    { operationId: "accountValidate", line: "POST /api/account/validate", body: newcomer },
    { operationId: "accountRegister", line: "POST /api/account", body: newcomer },
    {
      operationId: "sessionLogin",
      line: "POST /api/login",
      body: { username: DEMO_PHONE, password: DEMO_PASSWORD },
    },
    { operationId: "accountProfile", line: "GET /api/account/profile" },
    {
      operationId: "accountUpdateProfile",
      line: "PUT /api/account/profile",
      body: {
        name: "สมชาย ใจดี",
        bankCode: "KBANK",
        bankAccountName: "SOMCHAI JAIDEE",
        bankAccountNo: "1234567890",
      },
    },
    {
      operationId: "accountUpdateBankAccountName",
      line: "PUT /api/account/bankAccountName",
      body: { bankCode: "KBANK", bankAccountName: "SOMCHAI JAIDEE" },
    },
    {
      operationId: "accountChangePassword",
      line: "PUT /api/account/changepwd",
      body: { oldPassword: DEMO_PASSWORD, newPassword: DEMO_PASSWORD },
    },
    { operationId: "qrcodeCurrent", line: "GET /api/qrcode/KBANK" },
    { operationId: "qrcodeCancel", line: `DELETE /api/qrcode/${qr.body.qrcodeId}` },
    { operationId: "qrcodeCreate", line: "POST /api/qrcode/WW", body: { amount: 100 } },
    { operationId: "walletGet", line: "GET /api/wallet" },
    { operationId: "walletRefreshSlots", line: "GET /api/wallet/refresh/slot" },
    { operationId: "walletActivateGame", line: "GET /api/wallet/activate/SLOTXO" },
    { operationId: "walletGameAccount", line: "GET /api/wallet/account/UFABET" },
    { operationId: "walletResetGamePassword", line: "GET /api/wallet/resetpassword/PG" },
    { operationId: "walletAdd", line: "POST /api/wallet/add", body: { amount: 2 } },
    {
      operationId: "walletTransfer",
      line: "POST /api/wallet/transfer",
      body: { from: "wallet", to: "JOKER", amount: 1 },
    },
    { operationId: "walletWithdraw", line: "POST /api/wallet/withdraw", body: { amount: 100 } },
    {
      operationId: "walletWithdrawAll",
      line: "POST /api/wallet/withdrawAll",
      body: { amount: 100 },
    },
    { operationId: "walletTransferAll", line: "POST /api/wallet/transferAll", body: { to: "PG" } },
    {
      operationId: "walletUploadSlip",
      line: "POST /api/wallet/slip",
      form: formOf(png, "slip.png"),
    },
    {
      operationId: "walletTruelink",
      line: "POST /api/wallet/truelink",
      body: { link: await sealedGift() },
    },
    { operationId: "inviteList", line: "POST /api/invite", body: page },
    { operationId: "inviteReceiveBonus", line: "GET /api/invite/bonus" },
    { operationId: "inviteBanners", line: "GET /api/invite/banners" },
    { operationId: "refundList", line: "POST /api/refund", body: page },
    { operationId: "refundCheck", line: "GET /api/refund/check" },
    { operationId: "refundReceive", line: "GET /api/refund/receive" },
    {
      operationId: "refundAddWallet",
      line: "GET /api/refund/addWallet",
      before: () => api.scenario.setMember({ phone: DEMO_PHONE, addRefund: 12.5 }),
    },
    { operationId: "refundBanners", line: "GET /api/refund/banners" },
    { operationId: "bonusList", line: "GET /api/bonus" },
    { operationId: "bonusActivate", line: "GET /api/bonus/activate/WELCOME" },
    { operationId: "bonusCheckActive", line: "GET /api/bonus/check/active" },
    { operationId: "bonusCheckMinimum", line: "GET /api/bonus/check/minimum" },
    { operationId: "bonusClear", line: "GET /api/bonus/clear" },
    { operationId: "promotionFind", line: "GET /api/promotion/find/LUCKY50" },
    { operationId: "promotionActivate", line: "GET /api/promotion/activate/LUCKY50" },
    { operationId: "promotionCurrent", line: "GET /api/promotion/current" },
    { operationId: "statementList", line: "POST /api/statement", body: page },
    { operationId: "statementSlips", line: "POST /api/statement/slip", body: page },
    { operationId: "statementSlipReference", line: "GET /api/statement/slip/reference/SL-1001" },
    { operationId: "spinwheelSetup", line: "GET /api/spinwheel/setup" },
    { operationId: "spinwheelSpin", line: "POST /api/spinwheel/spin" },
    { operationId: "spinwheelCoupons", line: "GET /api/spinwheel/coupon" },
    {
      operationId: "spinwheelClaimCoupon",
      line: "POST /api/spinwheel/coupon/claim",
      body: { coupon: "BAHT50" },
      before: () => api.scenario.setMember({ phone: DEMO_PHONE, bonusLock: false }),
    },
    { operationId: "spinwheelActive", line: "GET /api/spinwheel/active" },
    { operationId: "chatConfig", line: "GET /api/chat/config" },
    {
      operationId: "chatSendMessage",
      line: "POST /api/chat/send-message",
      body: { sender: "customer", message, guestId },
    },
    { operationId: "chatHistory", line: "POST /api/chat/history", body: { limit: 10, skip: 0 } },
    {
      operationId: "chatUploadImage",
      line: "POST /api/chat/upload-image",
      form: formOf(png, "a.png"),
    },
    {
      operationId: "chatUploadVideo",
      line: "POST /api/chat/upload-video",
      form: formOf(mp4, "a.mp4"),
    },
    {
      operationId: "chatMarkRead",
      line: "PUT /api/chat/read-customer/",
      body: { guestId },
    },
    {
      operationId: "autoLoginWithUsername",
      line: `GET /api/autoLogin/pg/${pg.body.username}`,
    },
    {
      operationId: "autoLoginWithPassword",
      line: `GET /api/autoLogin/usun/${usun.body.username}/${usun.body.password}`,
    },
    // The last one: it ends the token of the others.
    { operationId: "sessionLogout", line: "POST /api/logout" },
  ];
}
