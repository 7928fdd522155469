import type { QrProvider } from "@satang/api";
import type { ErrorPlace, ErrorSubject, Result } from "@satang/core";
import type { ErrorCode } from "../../src/errors/error-texts.ts";
import { DEMO_PASSWORD, DEMO_PHONE, type Scenario } from "../../src/index.ts";
import { sealedGift } from "./happy-calls.ts";
import { newKey, visitor } from "./harness.ts";
import { type MemberPage, withForm, withHeader } from "./member-page.ts";

/** Calls of a page. The result is that of the last one. */
export type Cause = (page: MemberPage) => Promise<Result<unknown>>;

/** How a code reaches the member. */
export type CausedError = {
  readonly cause: Cause;
  /** Where the screen that makes the call shows it; `done`: the call succeeded. */
  readonly place: ErrorPlace | "done";
  /** The inputs of that screen. */
  readonly inputs: readonly ErrorSubject[];
};

const DAY_MS = 24 * 3_600_000;
const OTP_LIFE_MS = 5 * 60_000;
const OTHER_PHONE = "0822222222";
/** The largest amount of one call, baht; a balance holds 90 of them. */
const LARGEST = 999_999_999_999.99;
const newcomer = visitor(501);
const { phoneNumber } = newcomer;

const key = () => ({ idempotencyKey: newKey() });

/** A call of the demo member. */
const asMember =
  (call: Cause, phone = DEMO_PHONE): Cause =>
  async (page) => {
    await page.signIn(phone);
    return call(page);
  };

/** The settings of the site, then the call. */
const when =
  (settings: Parameters<Scenario["setSettings"]>[0], cause: Cause): Cause =>
  async (page) => {
    await page.api.scenario.setSettings(settings);
    return cause(page);
  };

/** The calls one after the other. */
const inOrder =
  (first: Cause, ...others: readonly Cause[]): Cause =>
  async (page) => {
    let result = await first(page);
    for (const cause of others) result = await cause(page);
    return result;
  };

const withBonus = (call: Cause): Cause =>
  asMember(async (page) => {
    await page.api.scenario.setMember({ phone: DEMO_PHONE, bonusLock: true });
    return call(page);
  });

const verified =
  (cause: Cause): Cause =>
  async (page) => {
    await page.api.scenario.verifyPhone(phoneNumber);
    return cause(page);
  };

const login =
  (username: string, password = DEMO_PASSWORD): Cause =>
  ({ client }) =>
    client.session.login({ username, password });
const profile: Cause = ({ client }) => client.account.profile();
const register =
  (change: Partial<typeof newcomer> = {}): Cause =>
  ({ client }) =>
    client.account.register({ ...newcomer, ...change } as Parameters<
      typeof client.account.register
    >[0]);
const sendCode: Cause = ({ client }) => client.otp.send({ phoneNumber });
const verify =
  (otpToken: string, otpCode: string): Cause =>
  ({ client }) =>
    client.otp.verify({ otpToken, otpCode });

/** Asks for a code, then makes calls with its token, the code that was sent, and a wrong one. */
const withCode =
  (act: (token: string, right: string, wrong: string) => Cause): Cause =>
  async (page) => {
    const sent = await page.client.otp.send({ phoneNumber });
    const otpToken = (sent.ok && sent.data.otpToken) || "";
    const right = await page.api.scenario.otp(phoneNumber);
    return act(otpToken, right, right === "000000" ? "111111" : "000000")(page);
  };

const activateBonus =
  (code: string): Cause =>
  ({ client }) =>
    client.bonus.activate({ code }, key());
const clearBonus: Cause = ({ client }) => client.bonus.clear(key());
const activatePromotion =
  (code: string): Cause =>
  ({ client }) =>
    client.promotion.activate({ code }, key());
const receiveInvite: Cause = ({ client }) => client.invite.receiveBonus(key());
const receiveRefund: Cause = ({ client }) => client.refund.receive(key());
const claim =
  (coupon: string): Cause =>
  ({ client }) =>
    client.spinwheel.claimCoupon({ coupon }, key());
const transfer =
  (to: string, amount: number): Cause =>
  ({ client }) =>
    client.wallet.transfer({ from: "wallet", to, amount }, key());
const withdraw =
  (amount: number): Cause =>
  ({ client }) =>
    client.wallet.withdrawAll({ amount }, key());
const gift =
  (link: string): Cause =>
  ({ client }) =>
    client.wallet.truelink({ link }, key());
const upload =
  (content: string | Uint8Array<ArrayBuffer>): Cause =>
  ({ client }) =>
    client.wallet.uploadSlip({ file: new File([content], "slip.png") }, key());
const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A reply of the service's fault: only for a code that no call of this service causes. */
const byFault = (code: ErrorCode): Cause =>
  asMember((page) => {
    page.api.scenario.faults.add({ operationId: "accountUpdateProfile", kind: "code", code });
    const { name, bankCode, bankAccountName, bankAccountNo } = newcomer;
    return page.client.account.updateProfile({ name, bankCode, bankAccountName, bankAccountNo });
  });

const shown =
  (place: CausedError["place"], ...inputs: readonly ErrorSubject[]) =>
  (cause: Cause): CausedError => ({ place, inputs, cause });

const done = shown("done");
const onPage = shown("page");
const inAlert = shown("alert");
const inToast = shown("toast");
const inDialog = shown("dialog");
const atOtpCode = shown("field", "otpCode");
const atBank = shown("field", "bankCode", "accountNo", "accountName");
const atLink = shown("field", "link");

/** A cause of each code of the catalogue, and the place where the screen of its call shows it. */
export const errorCauses: Readonly<Record<ErrorCode, CausedError>> = {
  // auth
  UNAUTHORIZED: onPage(profile),
  EXPIRED_AUTH_TOKEN: onPage(
    asMember((page) => {
      page.api.scenario.clock.advance(31 * DAY_MS);
      return profile(page);
    }),
  ),
  INVALID_USER_1: onPage((page) => {
    page.through(withHeader("authorization", "Basic c2F0YW5nOmRlbW8="));
    return profile(page);
  }),
  INVALID_USER_2: onPage((page) => {
    page.keep("not-a-token");
    return profile(page);
  }),
  INVALID_USER_3: onPage(
    asMember(async (page) => {
      const body = { oldPassword: DEMO_PASSWORD, newPassword: "another" };
      const token = await page.api.login();
      await page.api.call("PUT /api/account/changepwd", { token, body });
      return profile(page);
    }),
  ),
  INVALID_USER_4: onPage(byFault("INVALID_USER_4")),
  INVALID_IP: inAlert(
    when({ blockedAddress: "203.0.113.7" }, (page) => {
      page.through(withHeader("x-forwarded-for", "203.0.113.7, 10.0.0.1"));
      return login(DEMO_PHONE)(page);
    }),
  ),
  NO_USER: inAlert(login("0899999999")),
  WRONG_PASSWORD: inAlert(
    asMember(({ client }) => client.account.changePassword({ oldPassword: "a", newPassword: "b" })),
  ),
  WRONG_CREDENTIAL: inAlert(login(DEMO_PHONE, "wrong")),
  INACTIVE_USER: inAlert(login("0800000000")),
  LOGIN_FAIL: inAlert(when({ loginActive: false }, login(DEMO_PHONE))),
  // rate limit
  REQUEST_LIMIT: inAlert(
    asMember(when({ requestsPerMinute: 2 }, inOrder(profile, profile, profile))),
  ),
  OTP_BLOCK: inAlert(
    withCode((token, _right, wrong) => {
      const once = verify(token, wrong);
      return inOrder(once, once, once, once, once);
    }),
  ),
  REQUEST_LIMIT_1MIN: inAlert(inOrder(sendCode, sendCode)),
  // one-time code
  OTP_TOKEN_INVALID: atOtpCode(verify("nothing", "123456")),
  OTP_NOT_EXIST: atOtpCode(verified(withCode(() => verify("a".repeat(32), "123456")))),
  OTP_VERIFIED: done(verified(sendCode)),
  OTP_EXPIRED: atOtpCode(
    withCode((token, right) => (page) => {
      page.api.scenario.clock.advance(OTP_LIFE_MS + 1);
      return verify(token, right)(page);
    }),
  ),
  OTP_CODE_INVALID: atOtpCode(withCode((token, _right, wrong) => verify(token, wrong))),
  OTP_CODE_VALID: done(
    withCode((token, right) => inOrder(verify(token, right), verify(token, right))),
  ),
  UNVERIFIED_OTP: inAlert(register()),
  OTP_SEND_FAIL: inAlert(when({ otpProvider: false }, sendCode)),
  OTP_VERIFY_FAIL: inAlert(
    withCode((token, right) => when({ otpProvider: false }, verify(token, right))),
  ),
  // registration
  EXISTING_USER: inAlert(register({ phoneNumber: DEMO_PHONE })),
  EXISTING_BANK: atBank(
    asMember(async (page) => {
      const own = await page.client.account.profile();
      const { bankCode = "", bankAccountNo = "" } = own.ok ? own.data : {};
      return register({ bankCode, bankAccountNo })(page);
    }),
  ),
  INVALID_USER_INFO: inAlert(register({ source: "NOWHERE" })),
  INVALID_BANK: atBank(register({ bankCode: "NOBANK" })),
  BANK_ACCOUNT_NAME_ENG: atBank(register({ bankCode: "KTB", bankAccountName: "มาลี" })),
  REGISTER_FAIL: inAlert(when({ registerActive: false }, verified(register()))),
  GAME_ACTIVATION_FAIL: inAlert(when({ gameProviders: false }, verified(register()))),
  PHONE_NUMBER_REQUIRE_10_DIGIT: shown("field", "phone")(register({ phoneNumber: "12345" })),
  // bonus and promotion
  BONUS_REMAINING: inDialog(withBonus(claim("BAHT20"))),
  BONUS_ALREADY_ACTIVE: inAlert(withBonus(activateBonus("DAILY"))),
  BONUS_MAX_CLAIMED: inAlert(
    asMember(inOrder(activateBonus("WELCOME"), clearBonus, activateBonus("WELCOME"))),
  ),
  BONUS_CONDITION: inAlert(withBonus(withdraw(100))),
  BONUS_CLEAR: inDialog(asMember(clearBonus)),
  BONUS_FULL: inAlert(when({ bonusQuota: 0 }, asMember(activateBonus("WELCOME")))),
  NO_PROMOTION: inAlert(asMember(({ client }) => client.promotion.find({ code: "NOTHING" }))),
  PROMOTION_RECEIVED: inAlert(
    asMember(inOrder(activatePromotion("LUCKY50"), clearBonus, activatePromotion("LUCKY50"))),
  ),
  // invite
  INVITE_COLLECT: inToast(asMember(inOrder(receiveInvite, receiveInvite))),
  INVITE_INACTIVE: inToast(when({ inviteActive: false }, asMember(receiveInvite))),
  NO_INVITE_BONUS: inToast(asMember(receiveInvite, OTHER_PHONE)),
  NO_INVITEE_PLAY_INFO: inToast(
    asMember(
      when({ registerOTP: false }, async (page) => {
        const own = await page.client.account.profile();
        const inviteCode = `PR${own.ok ? own.data._id : ""}`;
        await page.api.call("POST /api/account", { body: { ...newcomer, inviteCode } });
        return receiveInvite(page);
      }),
      OTHER_PHONE,
    ),
  ),
  INVITE_BONUS_SUCCESS: done(asMember(receiveInvite)),
  INVITE_BONUS_FAIL: inToast(
    asMember(async (page) => {
      const { scenario } = page.api;
      await scenario.credit({ phone: DEMO_PHONE, amount: LARGEST });
      for (let time = 0; time < 90; time += 1)
        await scenario.setMember({ phone: DEMO_PHONE, addInvite: LARGEST });
      return receiveInvite(page);
    }),
  ),
  // refund
  NO_REFUND: inToast(asMember(receiveRefund, OTHER_PHONE)),
  REFUND_CONDITION: inToast(withBonus(receiveRefund)),
  REFUND_SUCCESS: done(asMember(receiveRefund)),
  REFUND_INACTIVE: inToast(when({ refundActive: false }, asMember(receiveRefund))),
  REFUND_MINIMUM: inToast(
    asMember(async (page) => {
      await page.api.scenario.setMember({ phone: OTHER_PHONE, addRefund: 0 });
      return receiveRefund(page);
    }, OTHER_PHONE),
  ),
  // game and wallet
  SLOT_ALREADY_ACTIVE: inToast(
    asMember(({ client }) => client.wallet.activateGame({ code: "JOKER" })),
  ),
  SLOT_ACTIVATE_FAIL: inToast(
    when(
      { gameProviders: false },
      asMember(({ client }) => client.wallet.activateGame({ code: "SLOTXO" })),
    ),
  ),
  SLOT_NO_ACCOUNT: inAlert(asMember(({ client }) => client.wallet.gameAccount({ code: "SLOTXO" }))),
  SLOT_RESET_PASSWORD_FAIL: inAlert(
    when(
      { gameProviders: false },
      asMember(({ client }) => client.wallet.resetGamePassword({ code: "JOKER" })),
    ),
  ),
  TRANSFER_MINIMUM: shown("field", "amount")(asMember(withdraw(0.5))),
  NO_GAME: inAlert(asMember(transfer("NOTHING", 10))),
  NO_BANK: inAlert(
    asMember(({ client }) => client.qrcode.current({ provider: "NOTHING" as QrProvider })),
  ),
  NO_WALLET: inAlert(
    when(
      { storedWallet: false },
      asMember(({ client }) => client.wallet.add({ amount: 10 }, key())),
    ),
  ),
  MONEY_NOT_ENOUGH: inAlert(asMember(transfer("JOKER", 999_999))),
  TRANSFER_FAIL: inAlert(asMember(withdraw(60_000))),
  // slip, link, qr
  SLIP_UPLOAD_FAIL: inAlert(when({ slipActive: false }, asMember(upload(png)))),
  SLIP_NO_FILE: inAlert(
    asMember((page) => {
      const form = new FormData();
      form.append("other", "1");
      page.through(withForm(form));
      return upload(png)(page);
    }),
  ),
  SLIP_INVALID_FILE: inAlert(asMember(upload("no picture"))),
  TRUELINK_DUPLICATE: atLink(
    asMember(async (page) => {
      const link = await sealedGift();
      return inOrder(gift(link), gift(link))(page);
    }),
  ),
  TRUELINK_INVALID: atLink(asMember(gift("bm8gbGluaw=="))),
  QR_FAIL: inAlert(
    asMember(({ client }) => client.qrcode.create({ provider: "KBANK", amount: 10.005 }, key())),
  ),
  // other
  KEY_MISSING: inAlert(
    asMember((page) => {
      page.through(withHeader("idempotency-key", null));
      return receiveInvite(page);
    }),
  ),
  KEY_INVALID: inAlert(
    asMember(async ({ client }) => {
      const [order, same] = [{ from: "wallet", to: "JOKER", amount: 1 }, key()];
      await client.wallet.transfer(order, same);
      return client.wallet.transfer({ ...order, amount: 2 }, same);
    }),
  ),
  NO_DATA: onPage(asMember(activateBonus("NOTHING"))),
  INTERNAL_SERVER_ERROR: inAlert(byFault("INTERNAL_SERVER_ERROR")),
  OK: done(asMember(({ client }) => client.chat.markRead({}))),
  SUCCESS: done(asMember(transfer("JOKER", 1))),
  // spin coupon
  NO_CLAIMABLE_COUPON: inDialog(asMember(claim("BAHT100"))),
  INVALID_PRIZE_CODE: inDialog(asMember(claim("NOTHING"))),
  INVALID_CODE: inDialog(asMember(claim(7 as unknown as string))),
  INVALID_COUPON_TYPE: inDialog(asMember(claim("NONE"))),
  COUPON_EXPIRED: inDialog((page) => {
    page.api.scenario.clock.advance(31 * DAY_MS);
    return asMember(claim("BAHT50"))(page);
  }),
};
