import { classifyFailure, type ReplySender } from "@satang/core";
import { describe, expect, test } from "vitest";
import { factsOf, OPERATION_IDS } from "../contract/facts.ts";
import type { OperationId } from "../contract/operation.types.ts";
import { ERROR_CODES } from "../generated/error-codes.ts";
import { classify } from "./classify.ts";

const json = (id: OperationId, status: number, body: unknown) =>
  classify(id, { status, text: JSON.stringify(body) });
const text = (id: OperationId, status: number, body: string) =>
  classify(id, { status, text: body });
const raw = (status: number, message = "", sender?: ReplySender) => ({
  ok: false,
  error: { kind: "raw", message, status, ...(sender && { sender }) },
});
const html = "<!doctype html><h1>Bad Gateway</h1>";

describe("a reply outside 2xx", () => {
  const done = ["OK", "SUCCESS", "INVITE_BONUS_SUCCESS", "REFUND_SUCCESS"] as const;

  test.each(ERROR_CODES.filter((code) => !done.some((one) => one === code)))(
    "with %s is coded",
    (code) => {
      expect(json("walletTransfer", 400, { code, message: "words" })).toEqual({
        ok: false,
        error: { kind: "coded", code, message: "words", status: 400 },
      });
    },
  );

  test.each(done)("with %s contradicts itself, and its outcome is not known", (code) => {
    for (const body of [code, { code, message: "words" }, { error: { code } }, { message: code }]) {
      const result = json("walletTransfer", 400, body);
      expect(result).toEqual(raw(400));
      if (!result.ok) expect(classifyFailure(result.error)).toBe("outcomeUnknown");
    }
  });

  test.each([
    ["an unknown code keeps the backend's words", { code: "NEW_CODE", message: "words" }, "words"],
    ["no code keeps the backend's words", { message: "words" }, "words"],
    ["a code that is no text", { code: 7, message: "words" }, "words"],
    ["a name every object has", { code: "constructor", message: "words" }, "words"],
    ["no message", {}, ""],
    ["a message that is no text", { message: { deep: true } }, ""],
    ["a list", [], ""],
    ["null", null, ""],
  ])("with %s is raw", (_, body, message) => {
    expect(json("walletGet", 422, body)).toEqual(raw(422, message));
  });

  test("that is an HTML page is raw and passes no markup on", () => {
    expect(text("walletGet", 502, html)).toEqual(raw(502, "", "gateway"));
  });

  test("that is empty is raw", () => {
    expect(text("walletGet", 500, "")).toEqual(raw(500));
  });

  test("that is a short plain text keeps the text", () => {
    expect(text("walletGet", 401, "cannot verify identity")).toEqual(
      raw(401, "cannot verify identity", "unproven"),
    );
  });
});

describe("a 2xx reply", () => {
  test.each([
    ["nothing", ""],
    ["half a JSON", '{"wallet":'],
    ["a list where an object belongs", "[]"],
    ["text where an object belongs", '"hello"'],
    ["null", "null"],
    ["an object without its required fields", "{}"],
  ])("that is %s is raw, not a success", (_, body) => {
    expect(text("walletGet", 200, body)).toEqual(raw(200));
    expect(text("statementList", 200, body)).toEqual(raw(200));
  });

  test("keeps fields the contract does not know", () => {
    const reply = { withdrawMin: 1, withdrawMax: 2, withdrawStep: 3 };
    expect(json("lookupWithdraw", 200, reply)).toEqual({ ok: true, data: reply });
  });

  test.each([
    ["walletGet", { profile: {}, bankAccount: {}, wallet: { amount: 5 }, slots: null }],
    ["walletGet", { profile: {}, bankAccount: {}, wallet: { amount: "5" }, slots: [] }],
    ["walletGet", { profile: {}, bankAccount: {}, wallet: null, slots: [] }],
    ["sessionLogin", { token: "" }],
    ["sessionLogin", { token: null }],
    ["lookupWithdraw", { withdrawMin: "100", withdrawMax: 5000 }],
    ["autoLoginWithUsername", { link: "" }],
    ["spinwheelSetup", { result: { activeSpinwheel: null } }],
    ["refundCheck", { result: "yes", bonus: false, refundAmount: 1 }],
  ] as [OperationId, object][])(
    "of %s without a field that a screen needs is raw: %j",
    (id, body) => {
      expect(json(id, 200, body)).toEqual(raw(200));
    },
  );

  test.each([
    ["walletGet", { profile: {}, bankAccount: {}, wallet: { amount: 5 }, slots: [{}] }],
    ["accountProfile", { _id: 1001, name: "Somchai", username: "0812345678" }],
    ["spinwheelSetup", { result: { activeSpinwheel: null, userCoin: 0 } }],
    ["lookupContact", { contactText: "", lineQR: null }],
  ] as [OperationId, object][])("of %s without optional texts is read: %j", (id, body) => {
    expect(json(id, 200, body)).toEqual({ ok: true, data: body });
  });

  test("of a money call that is the HTML page of a gateway never counts as done", () => {
    expect(text("walletTransfer", 200, html)).toEqual(raw(200, "", "portal"));
  });

  describe("to a call with an undocumented reply (decision 46)", () => {
    const money = [
      "walletTransfer",
      "walletWithdrawAll",
      "qrcodeCancel",
      "accountRegister",
      "walletActivateGame",
    ] as const;
    const changing = OPERATION_IDS.filter((id) => factsOf(id).acknowledges);
    const nothing = [
      "",
      "null",
      "true",
      '"SUCCESS"',
      "OK",
      "SUCCESS",
      "Success.",
      "done",
      "{}",
      '{"message":"Moved"}',
      '{"message":"Please sign in"}',
      '{"captive":true}',
      '{"foo":1}',
      "[]",
      "[1]",
      "7",
      "false",
      html,
      '{"wallet":',
      '{"code":"INSUFFICIENT_BALANCE","message":"Not enough money"}',
      '{"code":500,"message":"Error"}',
      '{"success":0}',
      '{"success":null,"message":"No"}',
      '{"success":"false"}',
      '{"status":"error"}',
      '{"ok":false}',
      '{"code":"OK","success":"false"}',
      '{"code":"SUCCESS","success":0}',
      '{"code":"OK","status":"error"}',
      '{"code":"OK","status":" FAILED "}',
      '{"success":true,"ok":false,"message":"Moved"}',
      '{"code":"SUCCESS","error":"closed"}',
      '{"code":"SUCCESS","error":{"reason":"closed"}}',
      '{"code":"SUCCESS","errors":["closed"]}',
      '{"success":true,"user_url":"http://portal.example/","session_timeout":3600}',
      '{"success":true}',
      '{"success":true,"message":"Moved"}',
      '{"success":true,"message":"SUCCESS","id":7}',
      '{"success":true,"id":7}',
      '{"success":true,"code":500}',
      '{"success":true,"statusCode":403}',
      '{"success":true,"status":"rejected"}',
      '{"success":true,"data":{"success":false}}',
      '{"success":true,"data":{"code":"TRANSFER_FAIL"}}',
      '{"success":true,"message":"NO_REFUND"}',
      '{"code":"OK","message":"MONEY_NOT_ENOUGH"}',
      '{"code":"SUCCESS","result":{"status":"error"}}',
    ];

    test.each(changing)("%s is done when its reply says so in a word of the catalogue", (id) => {
      for (const body of [
        { code: "SUCCESS" },
        { code: "OK", message: "Moved", row: 7 },
        { message: "SUCCESS" },
        { success: true, message: "SUCCESS", data: { id: 7 } },
        { code: "OK", success: true, ok: true, status: "SUCCESS", error: null, errors: [] },
        { code: "OK", success: 1, ok: "true", status: 200, error: "", errors: null },
      ])
        expect(json(id, 200, body)).toEqual({ ok: true, data: body });
    });

    test.each(changing.flatMap((id) => nothing.map((body) => [id, body] as const)))(
      "%s is not done, and its outcome is not known, when it is answered with %j",
      (id, body) => {
        const result = text(id, 200, body);
        expect(result).toMatchObject({ ok: false, error: { kind: "raw", message: "" } });
        if (!result.ok) expect(classifyFailure(result.error)).toBe("outcomeUnknown");
      },
    );

    test("assumed fields are kept and not required", () => {
      const body = { code: "SUCCESS", message: "Moved", amount: 300, reference: "k1" };
      expect(json("walletTransfer", 200, body)).toEqual({ ok: true, data: body });
    });

    const echo = (id: OperationId, body: unknown) =>
      classify(id, { status: 200, text: JSON.stringify(body) }, [], undefined, {
        values: { from: "wallet", to: "PG", amount: 300, code: "PG", password: "" },
        key: "0123456789abcdef",
      });

    test.each([
      { amount: 300 },
      { amount: "300", to: "PG" },
      { message: "โอนแล้ว", reference: "0123456789abcdef" },
      { code: "PG" },
    ])("a reply that repeats something of its call is done: %j", (body) => {
      expect(echo("walletTransfer", body)).toEqual({ ok: true, data: body });
    });

    test("a success has a reference of the service, also where the path of the call has one", () => {
      const body = { code: "SUCCESS", reference: "TX-7" };
      const sent = { values: { reference: "QR-1" }, key: "0123456789abcdef" };
      const reply = { status: 200, text: JSON.stringify(body) };
      expect(classify("qrcodeCancel", reply, [], undefined, sent)).toEqual({
        ok: true,
        data: body,
      });
    });

    test.each([
      { amount: 250 },
      { amount: 300, message: "MONEY_NOT_ENOUGH" },
      { reference: "0123456789abcdef", message: "TRANSFER_FAIL" },
      { success: true, data: { amount: 99 } },
      { amount: 250, success: true },
      { code: "SUCCESS", to: "JOKER" },
      { amount: 300, to: "JOKER" },
      { amount: 300, status: "failed" },
      { amount: 300, success: 0 },
      { amount: 300, code: "INSUFFICIENT_BALANCE" },
      { reference: "TX-7", message: "โอนแล้ว" },
      { password: "" },
      { message: "โอนแล้ว" },
    ])("a reply that says more, or something else, leaves the outcome unknown: %j", (body) => {
      expect(echo("walletTransfer", body)).toEqual(raw(200));
    });

    test.each([
      ["a code of the catalogue", { code: "MONEY_NOT_ENOUGH" }, "MONEY_NOT_ENOUGH"],
      ["success: false", { success: false, message: "closed" }, undefined],
      ["success: false without a word", { success: false }, undefined],
      ["a nested code", { error: { code: "TRANSFER_FAIL" } }, "TRANSFER_FAIL"],
      ["a bare code", "MONEY_NOT_ENOUGH", undefined],
      [
        "success: false with another code",
        { success: false, code: "MONEY_NOT_ENOUGH" },
        "MONEY_NOT_ENOUGH",
      ],
    ])("%s is a refusal", (_name, body, code) => {
      for (const id of money) {
        const kind = code ? "coded" : "raw";
        expect(json(id, 200, body)).toMatchObject({
          ok: false,
          error: code ? { kind, code } : { kind },
        });
      }
    });
  });

  test.each([
    [{ code: "OK", success: false }, ""],
    [{ code: "SUCCESS", success: false, message: "SUCCESS" }, ""],
    [{ code: "SUCCESS", success: false, message: "closed" }, "closed"],
    [{ success: false, error: { code: "OK" }, message: "closed" }, "closed"],
  ])("%j is a refusal, and never says that the call was done", (body, message) => {
    for (const id of [
      "walletTransfer",
      "qrcodeCancel",
      "spinwheelClaimCoupon",
      "bonusList",
    ] as const) {
      const isRefusal = message === "" ? { isRefusal: true } : {};
      const error = { kind: "raw", message, status: 200, ...isRefusal };
      const result = json(id, 200, body);
      expect(result).toEqual({ ok: false, error });
      if (!result.ok) expect(classifyFailure(result.error)).toBe("refusal");
    }
  });

  test.each([{ success: "false" }, { ok: false }, { status: "error" }, { error: "closed" }])(
    "of a read that says that it failed shows nothing: %j",
    (failed) => {
      const list = { data: [], total: 0, statements: [], refunds: [], slips: [], banners: [] };
      for (const id of [
        "bonusList",
        "statementList",
        "refundList",
        "statementSlips",
        "refundBanners",
      ] as const)
        expect(json(id, 200, { ...list, ...failed })).toEqual(raw(200));
    },
  );

  describe("of a chat message without the time at which the backend accepted it", () => {
    test.each(["", "null", "OK", "<!doctype html><p>Sign in", '{"message":"SUCCESS"}', "[]", "{}"])(
      "%j proves nothing",
      (body) => {
        for (const id of ["chatSendMessage", "chatUploadImage", "chatUploadVideo"] as const) {
          expect(text(id, 200, body)).toMatchObject({ error: { kind: "raw", status: 200 } });
        }
      },
    );
  });

  describe("of a call that moves nothing and that the documents do not show (decision 46)", () => {
    const foreign = [
      "",
      "null",
      "true",
      "OK",
      '{"message":"Done"}',
      "[7]",
      "7",
      '{"other":1}',
      html,
    ];

    test.each(foreign)("%j is not its reply, and never an empty one", (body) => {
      for (const id of [
        "walletRefreshSlots",
        "bonusCheckMinimum",
        "refundBanners",
        "lookupNotice",
      ] as const)
        expect(text(id, 200, body)).toMatchObject({
          ok: false,
          error: { kind: "raw", message: "" },
        });
    });

    test("an object without fields is a reply in which nothing is given", () => {
      expect(json("bonusCheckMinimum", 200, {})).toEqual({ ok: true, data: {} });
      expect(json("refundBanners", 200, {})).toEqual({ ok: true, data: { banners: [] } });
      expect(json("lookupNotice", 200, { notice: null })).toEqual({ ok: true, data: {} });
    });

    test("keeps assumed fields that fit, and no others", () => {
      expect(json("walletRefreshSlots", 200, { slots: [{ code: "PG" }], at: 7 })).toEqual({
        ok: true,
        data: { slots: [{ code: "PG" }], at: 7 },
      });
      expect(json("walletRefreshSlots", 200, { slots: "none" })).toEqual({ ok: true, data: {} });
      expect(json("walletRefreshSlots", 200, { code: "SLOT_NO_ACCOUNT" })).toMatchObject({
        ok: false,
      });
    });

    test.each(["conditions", "agreements", "notice"])("finds the markup of %s", (field) => {
      const ids = {
        conditions: "lookupConditions",
        agreements: "lookupAgreements",
        notice: "lookupNotice",
      } as const;
      const id = ids[field as keyof typeof ids];
      const found = { ok: true, data: { [field]: "<h2>A</h2>" } };
      expect(json(id, 200, { [field]: "<h2>A</h2>" })).toEqual(found);
      expect(json(id, 200, "<h2>A</h2>")).toEqual(found);
      for (const body of ["", "null", "{}", html, "<h2>A</h2>", '{"message":"OK"}'])
        expect(text(id, 200, body)).not.toMatchObject({ data: { [field]: expect.anything() } });
    });

    test.each([
      ["false", false],
      ['{"isActive":false}', false],
      ["true", true],
      ['{"isActive":"yes"}', true],
      ["{}", true],
    ])("of the slip lookup %j means that slips are accepted: %s", (body, isActive) => {
      expect(text("lookupSlip", 200, body)).toMatchObject({ ok: true, data: { isActive } });
    });

    const lists = OPERATION_IDS.filter((id) => factsOf(id).list);

    test.each(lists)("%s is read bare and as the list of an envelope", (id) => {
      const rows = [{ code: "A" }];
      expect(json(id, 200, rows)).toEqual({ ok: true, data: rows });
      expect(json(id, 200, [])).toEqual({ ok: true, data: [] });
      for (const name of ["data", "items", "list", "records", "result", "results", "rows"]) {
        expect(json(id, 200, { [name]: rows, total: 1 })).toEqual({ ok: true, data: rows });
        expect(json(id, 200, { [name]: [], errors: [] })).toEqual({ ok: true, data: [] });
      }
      for (const body of [{}, { data: [], items: [] }, [7], ["row"], { rows: [null] }])
        expect(json(id, 200, body)).toEqual(raw(200));
    });

    test.each(lists)("%s is not read from a list with another name", (id) => {
      for (const name of ["errors", "error", "warnings", "messages", "other"])
        for (const rows of [[], [{ code: "A", message: "closed" }]])
          expect(json(id, 200, { [name]: rows })).toEqual(raw(200));
    });

    test("that are banners are read bare", () => {
      expect(json("inviteBanners", 200, [{ html: "" }])).toEqual({
        ok: true,
        data: { banners: [{ html: "" }] },
      });
    });
  });

  test("of promotionFind that is null means that there is none", () => {
    expect(json("promotionFind", 200, null)).toMatchObject({
      ok: false,
      error: { kind: "coded", code: "NO_PROMOTION" },
    });
    for (const body of [{}, [], false, { percentFail: "5", description: "A" }])
      expect(json("promotionFind", 200, body)).toEqual(raw(200));
  });

  test("of a documented call is never empty", () => {
    expect(text("walletGet", 204, "")).toEqual(raw(204));
  });

  test("of a documented call that has a code field keeps it", () => {
    expect(json("otpSend", 200, { code: "OTP_VERIFIED" })).toMatchObject({ ok: true });
    expect(json("otpSend", 200, { otpRef: "A", otpToken: "t" })).toMatchObject({ ok: true });
  });

  test.each([{}, { foo: 1 }, { otpToken: "" }, { code: "SENT" }])(
    "of a one-time code is raw when the code could not be checked: %j",
    (body) => {
      expect(json("otpSend", 200, body)).toEqual(raw(200));
    },
  );

  test.each([
    [true, { isActive: true }],
    [false, { isActive: false }],
    [{ isActive: true }, { isActive: true }],
  ])("of a flag lookup %j reads as %j", (body, data) => {
    expect(json("lookupRegisterOtp", 200, body)).toEqual({ ok: true, data });
    expect(json("lookupEnableChatWidget", 200, body)).toEqual({ ok: true, data });
    expect(json("spinwheelActive", 200, body)).toEqual({ ok: true, data });
  });

  test.each([["yes"], [1], [null], [{}]])("of a flag lookup %j is raw", (body) => {
    expect(json("lookupRegisterOtp", 200, body)).toEqual(raw(200));
  });
});

describe("a refusal that comes with status 200", () => {
  const refused = { success: false, error: { code: "COUPON_EXPIRED" } };

  test.each(["spinwheelSpin", "spinwheelClaimCoupon"] as const)("of %s is coded", (id) => {
    expect(json(id, 200, refused)).toEqual({
      ok: false,
      error: { kind: "coded", code: "COUPON_EXPIRED", message: "", status: 200 },
    });
  });

  test("of a spin with an unknown code is raw", () => {
    const body = { success: false, error: { code: "NEW", message: "words" } };
    expect(json("spinwheelSpin", 200, body)).toEqual(raw(200, "words"));
  });

  test("of any call is a refusal", () => {
    expect(json("walletTransfer", 200, refused)).toMatchObject({
      ok: false,
      error: { kind: "coded" },
    });
    expect(json("walletGet", 200, refused)).toMatchObject({ ok: false, error: { kind: "coded" } });
  });

  test.each([
    { error: { code: "COUPON_EXPIRED" } },
    { error: { code: "COUPON_EXPIRED", message: "" }, result: {} },
  ])("is coded without success: %j", (body) => {
    for (const id of ["walletGet", "accountUpdateProfile", "spinwheelSpin", "otpSend"] as const)
      expect(json(id, 200, body)).toMatchObject({
        ok: false,
        error: { kind: "coded", code: "COUPON_EXPIRED" },
      });
  });

  test("with a code that the catalogue does not have is an error with the backend's words", () => {
    const body = { error: { code: "NEW_CODE", message: "words" } };
    for (const id of ["walletTransfer", "accountUpdateProfile", "walletGet"] as const)
      expect(json(id, 200, body)).toEqual(raw(200, "words"));
  });

  test("of a created QR is the backend's message", () => {
    const body = { hasQrcode: false, message: "closed" };
    expect(json("qrcodeCreate", 200, body)).toEqual(raw(200, "closed"));
  });

  test("of the current QR means that there is none, not an error", () => {
    expect(json("qrcodeCurrent", 200, { hasQrcode: false })).toMatchObject({ ok: true });
  });

  test.each([{ code: "SUCCESS" }, { success: true, message: "OK", data: { id: 7 } }])(
    "of a promotion %j is a success",
    (body) => {
      expect(json("promotionActivate", 200, body)).toEqual({ ok: true, data: body });
    },
  );

  test.each([
    [true],
    [false],
    [null],
    [0],
    [1],
    ["yes"],
    [[]],
    [[1]],
    [{}],
    [{ foo: 1 }],
    [{ success: true }],
  ])("of a promotion %j is raw", (body) => {
    expect(json("promotionActivate", 200, body)).toEqual(raw(200));
  });

  test("of a won spin without its result is raw", () => {
    expect(json("spinwheelSpin", 200, { success: true })).toEqual(raw(200));
  });
});

describe("gone", () => {
  const gone = { ok: false, error: { kind: "gone" } };

  test.each([200, 401, 403, 404, 500])("is a body message on any call with status %i", (status) => {
    expect(json("walletTransfer", status, { message: "gone" })).toEqual(gone);
    expect(json("lookupBanks", status, { message: "gone" })).toEqual(gone);
  });

  test("takes precedence over a code in the same body", () => {
    expect(json("walletGet", 401, { code: "UNAUTHORIZED", message: "gone" })).toEqual(gone);
  });

  test("is the `terminated` of the active lookup, and of no other call", () => {
    expect(json("lookupActive", 200, { terminated: "gone" })).toEqual(gone);
    expect(json("lookupActive", 200, { terminated: null })).toMatchObject({ ok: true });
    expect(json("accountProfile", 403, { terminated: "gone" })).toEqual(raw(403));
  });

  test("is not a longer message that contains the word", () => {
    expect(json("walletGet", 404, { message: "it is gone" })).toEqual(raw(404, "it is gone"));
  });
});

describe("an answer from something on the way to the backend", () => {
  const page = (title: string) => `<html><head><title>${title}</title></head><body></body></html>`;

  test.each<[string, number, string, ReplySender]>([
    ["a portal's page", 200, page("Hotel Wi-Fi"), "portal"],
    [
      "a portal's page without a head",
      200,
      "<script>location='http://10.0.0.1'</script>",
      "portal",
    ],
    ["a portal's page after a comment", 200, "<!-- v1 --><html>", "portal"],
    ["a portal's XML", 200, "<?xml version='1.0'?><WISPAccessGatewayParam/>", "portal"],
    ["a redirect of a portal", 302, "", "portal"],
    ["a redirect that a browser hides", 0, "", "portal"],
    ["a network that asks for a sign-in", 511, "", "portal"],
    ["a proxy that asks for a sign-in", 407, page("Proxy"), "portal"],
    ["a firewall's page", 403, page("Forbidden"), "filter"],
    [
      "a firewall's page with status 200",
      200,
      `${page("Request Rejected")}Support ID: 7`,
      "filter",
    ],
    ["a challenge of a content network", 503, `${page("Just a moment")} Ray ID: 7`, "filter"],
    ["a content network's page", 502, page("502 Bad Gateway"), "gateway"],
    ["a content network that finds no server", 522, page("Timed out"), "gateway"],
    ["the words of a content network without a page", 530, "error code: 1033", "gateway"],
    ["the status of a content network alone", 520, "", "gateway"],
    ["a proxy that says the client has left", 499, "", "gateway"],
    ["a proxy's words", 503, "no healthy upstream", "gateway"],
  ])("%s", (_, status, body, sender) => {
    for (const id of ["walletGet", "walletTransfer", "accountChangePassword"] as const) {
      const result = text(id, status, body);
      expect(result).toMatchObject({ ok: false, error: { kind: "raw", status, sender } });
      if (!result.ok) expect(classifyFailure(result.error)).toBe("outcomeUnknown");
    }
  });

  test("words without JSON may be the backend's, and decide nothing about money", () => {
    const result = text("walletTransfer", 403, "Access denied");
    expect(result).toEqual(raw(403, "Access denied", "unproven"));
    if (!result.ok) expect(classifyFailure(result.error)).toBe("outcomeUnknown");
  });

  test("an error in JSON is the backend's", () => {
    expect(json("walletTransfer", 503, { message: "busy" })).toEqual(raw(503, "busy"));
  });
});
