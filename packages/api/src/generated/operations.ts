// Generated from openapi/ by scripts/generate.ts. Do not edit.

import type { ReplyShape } from "../reply/reply-shape.rules.ts";

/** What the client must know of each operation at run time. */
export interface OperationFacts {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  /** Path with `{parameters}`. */
  readonly path: string;
  /** Only reads: may be retried, cached and run twice. */
  readonly read?: true;
  /** Moves money: carries an Idempotency-Key. */
  readonly money?: true;
  /** Needs no signed-in member. */
  readonly open?: true;
  /** Timeout in ms, if it is not the default. */
  readonly timeoutMs?: number;
  /** The documents do not show the reply: it must prove a success (decision 46). */
  readonly acknowledges?: true;
  /** Fields that the contract assumes in such a reply; none is required. */
  readonly assumes?: readonly string[];
  /** The documents do not show the reply: these fields are used when they fit, and none is required. */
  readonly assumed?: ReplyShape;
  /** `code` is a field of the documented reply, and no error code. */
  readonly hasCode?: true;
  /** The reply is a list. */
  readonly list?: true;
  /** The reply is an object with at least these fields. */
  readonly needs?: ReplyShape;
}

/** Every operation of the contract by its operationId. */
export const OPERATIONS = {
  accountChangePassword: {"method":"PUT","path":"/api/account/changepwd","acknowledges":true,"assumes":["code","message"]},
  accountProfile: {"method":"GET","path":"/api/account/profile","read":true,"needs":{"_id":"text","name":"text","username":"text"}},
  accountRegister: {"method":"POST","path":"/api/account","open":true,"acknowledges":true,"assumes":["code","message"]},
  accountUpdateBankAccountName: {"method":"PUT","path":"/api/account/bankAccountName","acknowledges":true,"assumes":["code","message"]},
  accountUpdateProfile: {"method":"PUT","path":"/api/account/profile","acknowledges":true,"assumes":["code","message"]},
  accountValidate: {"method":"POST","path":"/api/account/validate","read":true,"open":true,"acknowledges":true,"assumes":["code","message"]},
  autoLoginWithPassword: {"method":"GET","path":"/api/autoLogin/{provider}/{username}/{password}","needs":{"link":"filled"}},
  autoLoginWithUsername: {"method":"GET","path":"/api/autoLogin/{provider}/{username}","needs":{"link":"filled"}},
  bonusActivate: {"method":"GET","path":"/api/bonus/activate/{code}","money":true,"needs":{"_id":"text","isActive":"boolean","received":"list"}},
  bonusCheckActive: {"method":"GET","path":"/api/bonus/check/active","read":true,"needs":{"status":"boolean"}},
  bonusCheckMinimum: {"method":"GET","path":"/api/bonus/check/minimum","read":true,"assumed":{"minimum":"number"}},
  bonusClear: {"method":"GET","path":"/api/bonus/clear","money":true,"needs":{"message":"text"}},
  bonusList: {"method":"GET","path":"/api/bonus","read":true,"list":true},
  chatConfig: {"method":"GET","path":"/api/chat/config","read":true,"needs":{"PREFIX":"text"}},
  chatHistory: {"method":"POST","path":"/api/chat/history","read":true,"list":true},
  chatMarkRead: {"method":"PUT","path":"/api/chat/read-customer/","acknowledges":true,"assumes":["code","message"]},
  chatSendMessage: {"method":"POST","path":"/api/chat/send-message","needs":{"createdAt":"text"}},
  chatUploadImage: {"method":"POST","path":"/api/chat/upload-image","timeoutMs":300000,"needs":{"path":"filled"}},
  chatUploadVideo: {"method":"POST","path":"/api/chat/upload-video","timeoutMs":300000,"needs":{"path":"filled"}},
  inviteBanners: {"method":"GET","path":"/api/invite/banners","read":true,"assumed":{"banners":"list"}},
  inviteList: {"method":"POST","path":"/api/invite","read":true,"needs":{"invites":"list"}},
  inviteReceiveBonus: {"method":"GET","path":"/api/invite/bonus","money":true,"acknowledges":true,"assumes":["amount","code","message","reference"]},
  lookupActive: {"method":"GET","path":"/api/lookup/active","read":true,"open":true,"needs":{}},
  lookupAgreements: {"method":"GET","path":"/api/lookup/agreements","read":true,"open":true,"assumed":{"agreements":"text"}},
  lookupBanks: {"method":"GET","path":"/api/lookup/banks","read":true,"open":true,"list":true},
  lookupConditions: {"method":"GET","path":"/api/lookup/conditions","read":true,"open":true,"assumed":{"conditions":"text"}},
  lookupContact: {"method":"GET","path":"/api/lookup/contact","read":true,"open":true,"needs":{"contactText":"text"}},
  lookupDeposit: {"method":"GET","path":"/api/lookup/deposit","read":true,"needs":{"banks":"list","wallets":"list","isManual":"boolean"}},
  lookupEnableChatWidget: {"method":"GET","path":"/api/lookup/enableChatWidget","read":true,"open":true},
  lookupInfo: {"method":"GET","path":"/api/lookup/info","read":true,"open":true,"needs":{"name":"text","website":"text"}},
  lookupNotice: {"method":"GET","path":"/api/lookup/notice","read":true,"assumed":{"notice":"text"}},
  lookupRegisterOtp: {"method":"GET","path":"/api/lookup/registerOTP","read":true,"open":true},
  lookupSlip: {"method":"GET","path":"/api/lookup/slip","read":true,"assumed":{"closeTime":"present","isActive":"boolean"}},
  lookupSources: {"method":"GET","path":"/api/lookup/sources","read":true,"open":true,"list":true},
  lookupWithdraw: {"method":"GET","path":"/api/lookup/withdraw","read":true,"needs":{"withdrawMin":"number","withdrawMax":"number"}},
  otpSend: {"method":"POST","path":"/api/otp/send","open":true,"hasCode":true,"needs":{}},
  otpVerify: {"method":"POST","path":"/api/otp/verify","open":true,"acknowledges":true,"assumes":["code","message"]},
  promotionActivate: {"method":"GET","path":"/api/promotion/activate/{code}","money":true},
  promotionCurrent: {"method":"GET","path":"/api/promotion/current","read":true},
  promotionFind: {"method":"GET","path":"/api/promotion/find/{code}","read":true},
  qrcodeCancel: {"method":"DELETE","path":"/api/qrcode/{reference}","money":true,"acknowledges":true,"assumes":["amount","code","message","reference"]},
  qrcodeCreate: {"method":"POST","path":"/api/qrcode/{reference}","money":true,"needs":{"hasQrcode":"boolean"}},
  qrcodeCurrent: {"method":"GET","path":"/api/qrcode/{reference}","read":true,"needs":{"hasQrcode":"boolean"}},
  refundAddWallet: {"method":"GET","path":"/api/refund/addWallet","money":true,"acknowledges":true,"assumes":["amount","code","message","reference"]},
  refundBanners: {"method":"GET","path":"/api/refund/banners","read":true,"assumed":{"banners":"list"}},
  refundCheck: {"method":"GET","path":"/api/refund/check","read":true,"needs":{"result":"boolean","bonus":"boolean","refundAmount":"number"}},
  refundList: {"method":"POST","path":"/api/refund","read":true,"needs":{"refunds":"list"}},
  refundReceive: {"method":"GET","path":"/api/refund/receive","money":true,"acknowledges":true,"assumes":["amount","code","message","reference"]},
  sessionLogin: {"method":"POST","path":"/api/login","open":true,"needs":{"token":"filled"}},
  sessionLogout: {"method":"POST","path":"/api/logout","acknowledges":true,"assumes":["code","message"]},
  spinwheelActive: {"method":"GET","path":"/api/spinwheel/active","read":true},
  spinwheelClaimCoupon: {"method":"POST","path":"/api/spinwheel/coupon/claim","money":true},
  spinwheelCoupons: {"method":"GET","path":"/api/spinwheel/coupon","read":true,"list":true},
  spinwheelSetup: {"method":"GET","path":"/api/spinwheel/setup","read":true,"needs":{"result":{"userCoin":"number"}}},
  spinwheelSpin: {"method":"POST","path":"/api/spinwheel/spin","money":true},
  statementList: {"method":"POST","path":"/api/statement","read":true,"needs":{"total":"number","statements":"list"}},
  statementSlipReference: {"method":"GET","path":"/api/statement/slip/reference/{reference}","read":true,"needs":{"url":"filled"}},
  statementSlips: {"method":"POST","path":"/api/statement/slip","read":true,"needs":{"slips":"list"}},
  walletActivateGame: {"method":"GET","path":"/api/wallet/activate/{code}","acknowledges":true,"assumes":["code","message"]},
  walletAdd: {"method":"POST","path":"/api/wallet/add","money":true,"acknowledges":true,"assumes":["amount","code","message","reference"]},
  walletGameAccount: {"method":"GET","path":"/api/wallet/account/{code}","read":true,"needs":{"username":"text","password":"text"}},
  walletGet: {"method":"GET","path":"/api/wallet","read":true,"needs":{"profile":{},"bankAccount":{},"wallet":{"amount":"number"},"slots":"list"}},
  walletRefreshSlots: {"method":"GET","path":"/api/wallet/refresh/slot","read":true,"assumed":{"slots":"list"}},
  walletResetGamePassword: {"method":"GET","path":"/api/wallet/resetpassword/{code}","acknowledges":true,"assumes":["code","message"]},
  walletTransfer: {"method":"POST","path":"/api/wallet/transfer","money":true,"acknowledges":true,"assumes":["amount","code","message","reference"]},
  walletTransferAll: {"method":"POST","path":"/api/wallet/transferAll","money":true,"acknowledges":true,"assumes":["amount","code","message","reference"]},
  walletTruelink: {"method":"POST","path":"/api/wallet/truelink","money":true,"acknowledges":true,"assumes":["amount","code","message","reference"]},
  walletUploadSlip: {"method":"POST","path":"/api/wallet/slip","money":true,"timeoutMs":300000,"acknowledges":true,"assumes":["code","message"]},
  walletWithdraw: {"method":"POST","path":"/api/wallet/withdraw","money":true,"acknowledges":true,"assumes":["amount","code","message","reference"]},
  walletWithdrawAll: {"method":"POST","path":"/api/wallet/withdrawAll","money":true,"acknowledges":true,"assumes":["amount","code","message","reference"]},
} as const satisfies Record<string, OperationFacts>;
