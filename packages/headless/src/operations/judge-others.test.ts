import { drop, exampleOf, refuse, reply } from "@satang/api/testing";
import { satang } from "@satang/core";
import { describe, expect, it } from "vitest";
import { createTools, NOW, sentIntention } from "../../test/operation-tools.ts";
import { sampleOrders } from "../../test/sample-orders.ts";
import { qrCancelOperation, qrCreateOperation } from "../deposit/qr.operations.ts";
import { activateGameOperation } from "../games/activate-game.operation.ts";
import { registerOperation, toRegisterOrder } from "../register/register.operation.ts";
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
