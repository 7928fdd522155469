import { beforeEach, describe, expect, it } from "vitest";
import { DEMO_PHONE } from "../../src/index.ts";
import { type HappyCall, happyCalls } from "../support/happy-calls.ts";
import { type Harness, newKey } from "../support/harness.ts";
import { type Maximum, requestMaxima, withValueAt } from "../support/request-maxima.ts";

const GUEST = "guest-4f9d1c7ab02e56831fd0c4a98be27305";

/** A text or list of the maximum, and so much more. */
const oversize = ({ kind, most }: Maximum, more: number) =>
  kind === "text" ? "a".repeat(most + more) : Array.from({ length: most + more }, () => "a");

/** Path parameters are the last parts of the line of a call, in their order. */
function lineWith(line: string, { place: [, name = ""], operationId }: Maximum, text: string) {
  const names = requestMaxima.flatMap((one) =>
    one.operationId === operationId && one.place[0] === "path" ? [one.place[1]] : [],
  );
  const parts = line.split("/");
  parts[parts.length - names.length + names.indexOf(name)] = text;
  return parts.join("/");
}

function callWith({ line, body, form: _, ...call }: HappyCall, maximum: Maximum, more: number) {
  const value = oversize(maximum, more);
  if (maximum.place[0] === "path") return { ...call, line: lineWith(line, maximum, `${value}`) };
  return { ...call, line, body: withValueAt(body, maximum.place.slice(1), value) };
}

/** The sizes that the contract allows in requests. */
export function describeLimits(open: () => Harness) {
  let api: Harness;
  let token: string;
  beforeEach(async () => {
    api = open();
    await api.scenario.reset();
    token = await api.login();
  });

  it("refuse a text or list that is longer than its maximum, in each request of the contract", async () => {
    const calls = await happyCalls(api);
    expect(requestMaxima.length).toBeGreaterThan(60);
    for (const maximum of requestMaxima) {
      const happy = calls.find(({ operationId }) => operationId === maximum.operationId);
      if (happy === undefined) throw new Error(`no call of ${maximum.operationId}`);
      const { line, ...call } = callWith(happy, maximum, 1);
      const place = `${line.slice(0, 60)} ${maximum.place.join("/")}`;
      const reply = await api.call(line, { token, key: newKey(), ...call });
      expect(reply.status, place).toBeGreaterThanOrEqual(400);
      expect(reply.status, place).toBeLessThan(500);
      expect(reply.body.code, place).toBeTruthy();
    }
    expect(await api.scenario.audit()).toMatchObject({ total: 0, drifted: [], overdrawn: [] });
  });

  it("allow each text and list of its maximum", async () => {
    const calls = await happyCalls(api);
    for (const maximum of requestMaxima) {
      const happy = calls.find(({ operationId }) => operationId === maximum.operationId);
      const { line, ...call } = callWith(happy as HappyCall, maximum, 0);
      const reply = await api.call(line, { token, key: newKey(), ...call });
      expect(JSON.stringify(reply.body), maximum.place.join("/")).not.toContain("NOT have more");
      expect(reply.status, maximum.place.join("/")).not.toBe(413);
    }
  });

  it("keep a long name from the list of the member who invited", async () => {
    const { _id } = (await api.call("GET /api/account/profile", { token })).body;
    const newcomer = {
      name: "ก".repeat(900_000),
      phoneNumber: "0955555555",
      password: "secret-1",
      inviteCode: `PR${_id}`,
      bankCode: "SCB",
      bankAccountName: "MALEE THONGKHAM",
      bankAccountNo: "5500000001",
    };
    await api.scenario.verifyPhone(newcomer.phoneNumber);
    for (const name of [newcomer.name, "ก".repeat(201)]) {
      const reply = await api.call("POST /api/account", { body: { ...newcomer, name } });
      expect(reply.body.code).toBe("INVALID_USER_INFO");
    }
    const list = { token, body: { page: 1, limit: 100 } };
    const { invites } = (await api.call("POST /api/invite", list)).body;
    for (const { from } of invites) expect(from.name.length).toBeLessThanOrEqual(200);
  });

  describe("of the chat", () => {
    const say = (deviceToken: string, payload = "a") =>
      api.call("POST /api/chat/send-message", {
        body: {
          sender: "customer",
          message: { message_type: "text", payload },
          guestId: GUEST,
          deviceToken,
        },
      });
    const history = (limit: number) =>
      api.call("POST /api/chat/history", { body: { guestId: GUEST, limit, skip: 0 } });

    it("refuse a token of a device that no push service makes", async () => {
      expect((await say("d".repeat(980_000))).status).toBe(413);
      expect((await say("d".repeat(4_097))).body.code).toBe("NO_DATA");
    });

    it("keep a page of the history small, with the longest texts and tokens", async () => {
      for (let number = 0; number < 60; number += 1) {
        expect((await say("d".repeat(4_096), "ก".repeat(2_000))).status).toBe(200);
      }
      const page = await history(10);
      expect(page.body).toHaveLength(10);
      expect(JSON.stringify(page.body).length).toBeLessThan(10 * 3_000);
      expect(JSON.stringify((await history(100)).body).length).toBeLessThan(60 * 3_000);
    });

    it("refuse a page of more than 100 messages", async () => {
      expect((await history(101)).body.code).toBe("NO_DATA");
    });

    it("read a conversation in pages for support, the newest first", async () => {
      for (let number = 0; number < 5; number += 1) await say("d", `${number}`);
      const read = async (page: { limit?: number; skip?: number }) =>
        (await api.scenario.readChat({ guestId: GUEST, ...page })).map(
          ({ content }) => (content as { message: { payload: string } }).message.payload,
        );
      expect(await read({})).toEqual(["0", "1", "2", "3", "4"]);
      expect(await read({ limit: 2 })).toEqual(["3", "4"]);
      expect(await read({ limit: 2, skip: 2 })).toEqual(["1", "2"]);
    });
  });

  it("are those of the member, who keeps the profile of before", async () => {
    const before = (await api.call("GET /api/account/profile", { token })).body;
    const { bankCode, bankAccountName, bankAccountNo } = before;
    const body = { bankCode, bankAccountName, bankAccountNo, name: "ก".repeat(201) };
    const reply = await api.call("PUT /api/account/profile", { token, body });
    expect(reply.body.code).toBe("INVALID_USER_INFO");
    expect((await api.call("GET /api/account/profile", { token })).body).toEqual(before);
    expect(before.username).toBe(DEMO_PHONE);
  });
}
