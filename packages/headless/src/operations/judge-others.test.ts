import { drop, exampleOf, garbage, refuse, reply } from "@satang/api/testing";
import { satang } from "@satang/core";
import { describe, expect, it } from "vitest";
import { createTools, NOW, sentIntention } from "../../test/operation-tools.ts";
import { sampleOrders } from "../../test/sample-orders.ts";
import { bonusClearOperation } from "../bonus/bonus.operations.ts";
import { qrCancelOperation, qrCreateOperation } from "../deposit/qr.operations.ts";
import { activateGameOperation } from "../games/activate-game.operation.ts";
import { registerOperation, toRegisterOrder } from "../register/register.operation.ts";
import { toSlipOrder } from "../slip/slip-attempt.ts";
import { uploadSlipOperation } from "../slip/upload-slip.operation.ts";
import { claimCouponOperation } from "../spin/claim-coupon.operation.ts";
import { spinOperation } from "../spin/spin.operation.ts";
import { moneyOperations } from "./money-operations.ts";

const unclear = { kind: "unclear", hint: null };
const absent = { kind: "absent" };
const noQr = reply("qrcodeCurrent", { hasQrcode: false });
const openQr = (qrcodeId: string, amount = 500) =>
  reply("qrcodeCurrent", {
    ...exampleOf("qrcodeCurrent"),
    qrcodeId,
    amount,
    expireIn: new Date(NOW + 300_000).toISOString(),
  });

const judgedByRead = moneyOperations.flatMap((operation) => {
  const sample = sampleOrders[operation.name];
  return sample && "evidence" in sample ? [{ operation, ...sample, name: operation.name }] : [];
});

describe.each(judgedByRead)("$name", ({ operation, name, order, call, evidence }) => {
  it.each([
    ["refused", refuse(evidence, "NO_DATA")],
    ["lost", drop(evidence)],
  ])("is unclear when its evidence is %s, and is not sent by judging", async (_fault, fault) => {
    const { tools, backend } = createTools(fault);
    expect(await operation.judge(tools, sentIntention(name, order))).toEqual(unclear);
    const calls = backend.calls.map(({ id }) => id);
    expect(calls).toContain(evidence);
    expect(calls).not.toContain(call);
  });
});

describe("creating a QR", () => {
  const order = { provider: "KBANK", amount: satang(50_000) } as const;
  const judge = (overrides: Parameters<typeof createTools>, qrcodeId: string | null = null) => {
    const intention = sentIntention("qrCreate", order, { before: { qrcodeId } });
    return qrCreateOperation.judge(createTools(...overrides).tools, intention);
  };

  it("was executed when a new QR of the amount is open", async () => {
    expect(await judge([openQr("qr-2")], "qr-1")).toMatchObject({
      kind: "done",
      receipt: { qr: { qrcodeId: "qr-2", amount: 50_000 } },
    });
  });

  it.each([
    ["no QR is open", [noQr]],
    ["the QR from before is still open", [openQr("qr-1")]],
    ["the open one has another amount", [openQr("qr-2", 100)]],
    ["it was created, and a QR of another provider has replaced it: no QR is open", [noQr]],
  ])("is absent when %s", async (_name, overrides) => {
    expect(await judge(overrides, "qr-1")).toEqual(absent);
  });

  it("is unclear when the QR cannot be read", async () => {
    expect(await judge([refuse("qrcodeCurrent", "NO_DATA")])).toEqual(unclear);
  });
});

describe("cancelling a QR", () => {
  const order = { provider: "KBANK", qrcodeId: "qr-1" } as const;
  const judge = (...overrides: Parameters<typeof createTools>) =>
    qrCancelOperation.judge(createTools(...overrides).tools, sentIntention("qrCancel", order));

  it("was executed when that QR is no longer open, also when it was paid or has expired: its state is the same", async () => {
    expect(await judge(noQr)).toMatchObject({ kind: "done" });
    expect(await judge(openQr("qr-2"))).toMatchObject({ kind: "done" });
  });

  it("is absent while it is open, and unclear when that cannot be read", async () => {
    expect(await judge(openQr("qr-1"))).toEqual(absent);
    expect(await judge(refuse("qrcodeCurrent", "NO_DATA"))).toEqual(unclear);
  });
});

describe("uploading a slip", () => {
  const order = { bytes: 4, modifiedAt: NOW };
  const slip = (reference: string | null, createdAt = NOW + 1_000) => ({
    createdAt: new Date(createdAt).toISOString(),
    status: "FAILED",
    amount: 0,
    reference,
  });
  const list = (...slips: ReturnType<typeof slip>[]) =>
    reply("statementSlips", { slips, total: slips.length });
  const older = slip("SL-1", NOW - 60_000);
  const judge = async (...overrides: Parameters<typeof createTools>) => {
    const before = await uploadSlipOperation.prepare(createTools(list(older)).tools, order);
    if (!before.ok) throw new Error("The list was not read");
    const intention = sentIntention("uploadSlip", order, { before: before.data });
    return uploadSlipOperation.judge(createTools(...overrides).tools, intention);
  };

  it("was executed when a slip carries its key, also when that slip has failed", async () => {
    expect(await judge(list(slip("key-1"), older))).toMatchObject({ kind: "done" });
  });

  it("stays undecided with a new slip without its key: another device may have sent it", async () => {
    expect(await judge(list(slip("SL-2"), older))).toMatchObject({ kind: "unclear" });
    expect(await judge(list(slip(null), older))).toMatchObject({ kind: "unclear" });
  });

  it("is absent when the list is as before", async () => {
    expect(await judge(list(older))).toEqual(absent);
  });

  it("stays undecided when the list cannot be read", async () => {
    expect(await judge(refuse("statementSlips", "NO_DATA"))).toEqual(unclear);
  });

  it("is not sent after a reload, because the picture is gone", async () => {
    const { tools, backend } = createTools();
    expect(await uploadSlipOperation.send(tools, { ...order }, "key-1")).toMatchObject({
      ok: false,
      error: { kind: "notSent" },
    });
    expect(backend.calls).toEqual([]);
  });

  it("stores nothing of the picture", () => {
    const picture = new File(["secret"], "somchai.png", { lastModified: NOW });
    expect(JSON.stringify(toSlipOrder(picture))).toBe(`{"bytes":6,"modifiedAt":${NOW}}`);
  });
});

describe("activating a game", () => {
  const wallet = (isActive: boolean) =>
    reply("walletGet", {
      ...exampleOf("walletGet"),
      slots: [{ category: "slot", code: "PG", name: "PG Slot", isActive, amount: 0 }],
    });
  const judge = (...overrides: Parameters<typeof createTools>) =>
    activateGameOperation.judge(
      createTools(...overrides).tools,
      sentIntention("activateGame", { code: "PG" }),
    );

  it("was executed when the account is open in the wallet", async () => {
    expect(await judge(wallet(true))).toMatchObject({ kind: "done" });
  });

  it("is absent while it is closed, and unclear when the wallet cannot be read", async () => {
    expect(await judge(wallet(false))).toEqual(absent);
    expect(await judge(refuse("walletGet", "NO_DATA"))).toEqual(unclear);
  });

  it("is unclear while the wallet does not have the game", async () => {
    const others = reply("walletGet", { ...exampleOf("walletGet"), slots: [] });
    expect(await judge(others)).toEqual(unclear);
  });
});

describe("cancelling a bonus", () => {
  const bonus = (id: string, isActive: boolean) =>
    reply("bonusList", [
      {
        code: "WELCOME",
        type: "limit",
        maxReceived: 1,
        percentFail: 5,
        banners: [],
        userBonus: { _id: id, isActive, received: [] },
      },
    ]);
  const active = (status: boolean) => reply("bonusCheckActive", { status });
  const judge = (order: { bonus: string }, ...overrides: Parameters<typeof createTools>) =>
    bonusClearOperation.judge(createTools(...overrides).tools, sentIntention("bonusClear", order));

  it("was executed when no bonus is active, or another one", async () => {
    const order = { bonus: "ub-1" };
    expect(await judge(order, active(false))).toMatchObject({ kind: "done" });
    expect(await judge(order, active(true), bonus("ub-2", true))).toMatchObject({ kind: "done" });
    expect(await judge({ bonus: "" }, active(true), bonus("ub-2", true))).toMatchObject({
      kind: "done",
    });
  });

  it("is absent while it is active, also a promotion, which is in no list", async () => {
    expect(await judge({ bonus: "ub-1" }, active(true), bonus("ub-1", true))).toEqual(absent);
    expect(await judge({ bonus: "" }, active(true), bonus("ub-1", false))).toEqual(absent);
  });

  it("is not known when a bonus is active and the list, which a gateway may give, has none", async () => {
    const nothing = reply("bonusList", []);
    expect(await judge({ bonus: "ub-1" }, active(true), nothing)).toEqual(unclear);
    const foreign = garbage("bonusList", { status: 200, body: '[{"foo":1}]' });
    for (const id of ["ub-1", ""])
      expect(await judge({ bonus: id }, active(true), foreign)).toEqual(unclear);
    // A site may have promotions only.
    expect(await judge({ bonus: "" }, active(true), nothing)).toEqual(absent);
  });

  it.each([
    ["is still active", [active(true), bonus("ub-1", true)]],
    ["cannot be read", [drop("bonusCheckActive")]],
  ])(
    "is not known after a message, which a portal has too, while the bonus %s",
    async (_, overrides) => {
      const message = reply("bonusClear", { message: "Please sign in" });
      const { tools } = createTools(message, ...overrides);
      const result = await bonusClearOperation.send(tools, { bonus: "ub-1" }, "key-1");
      expect(result).toEqual({ ok: false, error: { kind: "raw", message: "", status: 200 } });
    },
  );

  it("is done with the message of the service when the bonus is not active any more", async () => {
    const { tools } = createTools(active(false));
    const result = await bonusClearOperation.send(tools, { bonus: "ub-1" }, "key-1");
    expect(result).toEqual({ ok: true, data: { message: "ยกเลิกโบนัสแล้ว" } });
  });

  it("is unclear when the list cannot be read", async () => {
    expect(await judge({ bonus: "ub-1" }, active(true), drop("bonusList"))).toEqual(unclear);
  });
});

describe("registering", () => {
  const registration = {
    name: "สมชาย",
    phoneNumber: "0812345678",
    password: "p4ssw0rd-secret",
    bankCode: "KBANK",
    bankAccountName: "SOMCHAI JAIDEE",
    bankAccountNo: "1234567890",
  };
  const judge = (...overrides: Parameters<typeof createTools>) =>
    registerOperation.judge(
      createTools(...overrides).tools,
      sentIntention("register", toRegisterOrder({ ...registration }), { member: null }),
    );

  it("was executed when the server says that the number belongs to a member", async () => {
    expect(await judge(refuse("accountValidate", "EXISTING_USER"))).toMatchObject({ kind: "done" });
  });

  it("is absent while the number is free, and unclear for any other refusal", async () => {
    expect(await judge()).toEqual(absent);
    expect(await judge(refuse("accountValidate", "NO_DATA"))).toEqual(unclear);
  });

  it("sends the password from memory; the stored order never contains it", async () => {
    const order = toRegisterOrder({ ...registration });
    expect(JSON.stringify(order)).not.toContain(registration.password);
    const { tools, backend } = createTools();
    await registerOperation.send(tools, order, "key-1");
    const sent = backend.calls.find(({ id }) => id === "accountRegister");
    expect(sent?.body).toMatchObject({ password: registration.password });
  });

  it("is not sent after a reload, because the password is gone", async () => {
    const order = JSON.parse(JSON.stringify(toRegisterOrder({ ...registration })));
    const { tools, backend } = createTools();
    expect(await registerOperation.send(tools, order, "key-1")).toMatchObject({
      ok: false,
      error: { kind: "notSent" },
    });
    expect(backend.calls).toEqual([]);
  });
});

const setup = (userCoin: number) =>
  reply("spinwheelSetup", { result: { ...exampleOf("spinwheelSetup").result, userCoin } });
const couponsHeld = (amount: number) => {
  const [first] = exampleOf("spinwheelCoupons");
  if (!first) throw new Error("the example has a coupon");
  return reply("spinwheelCoupons", amount === 0 ? [] : [{ ...first, amount }]);
};

describe("spinning the wheel", () => {
  const order = { coins: 1 } as const;
  const judge = async (...overrides: Parameters<typeof createTools>) => {
    const before = await spinOperation.prepare(createTools(setup(3), couponsHeld(1)).tools, order);
    if (!before.ok) throw new Error("the wheel was not read");
    const intention = sentIntention("spin", order, { before: before.data });
    return spinOperation.judge(createTools(...overrides).tools, intention);
  };

  it("was executed when a coin is gone, with the new coupon as its prize", async () => {
    expect(await judge(setup(2), couponsHeld(2))).toMatchObject({
      kind: "done",
      receipt: { code: "BONUS100", coins: 2, kind: "coupon" },
    });
  });

  it("is absent when coins and coupons are as before", async () => {
    expect(await judge(setup(3), couponsHeld(1))).toEqual(absent);
  });

  it("is unclear when a coin came meanwhile, or the coupons cannot be read", async () => {
    expect(await judge(setup(4), couponsHeld(1))).toEqual(unclear);
    expect(await judge(setup(2), refuse("spinwheelCoupons", "NO_DATA"))).toEqual(unclear);
  });
});

describe("claiming a coupon", () => {
  const order = { code: "BONUS100" };
  const empty = reply("statementList", { total: 0, statements: [] });
  const judge = async (...overrides: Parameters<typeof createTools>) => {
    const tools = createTools(empty, couponsHeld(1)).tools;
    const before = await claimCouponOperation.prepare(tools, order);
    if (!before.ok) throw new Error("the coupons were not read");
    const intention = sentIntention("claimCoupon", order, { before: before.data });
    return claimCouponOperation.judge(createTools(empty, ...overrides).tools, intention);
  };

  it("is absent when neither statement nor coupons show it", async () => {
    expect(await judge(couponsHeld(1))).toEqual(absent);
    expect(await judge(couponsHeld(2))).toEqual(absent);
  });

  it("is unclear when the coupon was not listed before it either, although the member saw it", async () => {
    const { tools } = createTools(empty, couponsHeld(0));
    const before = await claimCouponOperation.prepare(tools, order);
    if (!before.ok) throw new Error("the coupons were not read");
    const intention = sentIntention("claimCoupon", order, { before: before.data });
    const judged = createTools(empty, couponsHeld(0)).tools;
    expect(await claimCouponOperation.judge(judged, intention)).toEqual(unclear);
  });

  it("is unclear when the coupon is gone without a row, or the coupons cannot be read", async () => {
    expect(await judge(couponsHeld(0))).toEqual(unclear);
    expect(await judge(drop("spinwheelCoupons"))).toEqual(unclear);
  });
});
