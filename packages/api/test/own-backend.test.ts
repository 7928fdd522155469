import { classifyFailure } from "@satang/core";
import { afterEach, describe, expect, test, vi } from "vitest";
import {
  createClient,
  defineOperations,
  isMoney,
  OPERATION_IDS,
  type OperationMappings,
  type Operations,
} from "../src/index.ts";
import { invoke } from "./invoke.ts";

const key = { idempotencyKey: "0123456789abcdef" };

const setup = (mappings: OperationMappings, answer: () => Response = () => Response.json({})) => {
  const requests: Request[] = [];
  const client = createClient({
    baseUrl: "https://wallet.example/money",
    operations: defineOperations(mappings),
    getToken: () => "token-1",
    random: () => 0,
    fetch: async (request) => {
      requests.push(request);
      return answer();
    },
  });
  return { client, requests, urls: () => requests.map(({ url }) => url) };
};

/** A mapping as a host without types writes it. */
const untyped = (mappings: unknown) => () => defineOperations(mappings as OperationMappings);

afterEach(() => vi.unstubAllGlobals());

describe("a mapped path", () => {
  test("is called below the address of the backend, with the values of the call", async () => {
    const { client, urls } = setup({
      qrcodeCreate: { path: "/v2/{reference}/qr" },
      walletUploadSlip: { path: "/v2/slips" },
    });
    await client.qrcode.create({ provider: "KBANK", amount: 5 }, key);
    await client.qrcode.cancel({ qrcodeId: "a/b" }, key);
    await client.wallet.uploadSlip({ file: new Blob(["x"]) }, key);
    expect(urls()).toEqual([
      "https://wallet.example/money/v2/KBANK/qr",
      "https://wallet.example/money/api/qrcode/a%2Fb",
      "https://wallet.example/money/v2/slips",
    ]);
  });

  test.each(OPERATION_IDS)("of %s keeps the call on the origin of the backend", async (id) => {
    const parameters =
      defineOperations({})
        .pathOf(id)
        .match(/\{\w+\}/g) ?? [];
    const path = `/${["v2", ...parameters].join("/")}` as const;
    const { client, urls } = setup({ [id]: { path } });
    await invoke(client, id);
    expect(new URL(urls()[0] ?? "")).toMatchObject({ origin: "https://wallet.example" });
    expect(urls()[0]).toMatch(/^https:\/\/wallet\.example\/money\/v2/);
  });

  test.each([
    "https://evil.example/wallet",
    "//evil.example/wallet",
    "/\\evil.example",
    "\\\\evil.example",
    "@evil.example",
    ":8443/wallet",
    "wallet",
    "",
    "/../wallet",
    "/v2/%2e%2e/wallet",
    "/v2/./wallet",
    "/wallet?member=1",
    "/wallet#member",
    "/กระเป๋า",
    "/wal\nlet",
    "/{code}",
    "/{ code }",
    7,
    null,
  ])("%j is refused at once, because it could leave the address of the backend", (path) => {
    expect(untyped({ walletGet: { path } })).toThrow(/^defineOperations: walletGet: the path /);
  });

  test.each(["/promotions", "/promotions/{name}", "/{code}/{code}", "/p-{code}", "/{code}.json"])(
    "%j is refused for a call with a parameter that it does not have as one segment",
    (path) => {
      expect(untyped({ promotionFind: { path } })).toThrow("parameter");
    },
  );

  test.each(["..", ".", ""])(
    "the value %j is refused, as in a path of the contract",
    async (code) => {
      const { client, requests } = setup({ promotionFind: { path: "/v2/promotions/{code}" } });
      expect(await client.promotion.find({ code })).toMatchObject({ error: { kind: "notSent" } });
      expect(requests).toEqual([]);
    },
  );
});

describe("a reply adapter", () => {
  test("turns the reply of the backend into that of the contract", async () => {
    const { client } = setup(
      {
        lookupWithdraw: {
          reply: ({ status, body }) => {
            const [withdrawMin = 0, withdrawMax = 0] = body as number[];
            return { withdrawMin: withdrawMin + status - 200, withdrawMax };
          },
        },
      },
      () => Response.json([100, 5000]),
    );
    expect(await client.lookup.withdraw()).toEqual({
      ok: true,
      data: { withdrawMin: 100, withdrawMax: 5000 },
    });
  });

  test.each([
    ["", null],
    ["yes", "yes"],
    ["7", 7],
  ])("gets the body %j as %j", async (text, expected) => {
    const bodies: unknown[] = [];
    const reply = ({ body }: { body: unknown }) => {
      bodies.push(body);
      return { code: "OK" } as const;
    };
    const { client } = setup({ walletAdd: { reply } }, () => new Response(text));
    expect(await client.wallet.add({ amount: 5 }, key)).toMatchObject({ ok: true });
    expect(bodies).toEqual([expected]);
  });

  test("makes a refusal of a reply with status 200", async () => {
    const { client } = setup(
      {
        walletTransfer: { reply: () => ({ error: { code: "MONEY_NOT_ENOUGH", message: "No" } }) },
        otpSend: { reply: () => ({ error: { code: "OTP_BLOCK" } }) },
      },
      () => Response.json({ success: true }),
    );
    const moved = await client.wallet.transfer({ from: "wallet", to: "PG", amount: 1 }, key);
    expect(moved).toEqual({
      ok: false,
      error: { kind: "coded", code: "MONEY_NOT_ENOUGH", message: "No", status: 200 },
    });
    expect(await client.otp.send({ phoneNumber: "0812345678" })).toMatchObject({
      error: { kind: "coded", code: "OTP_BLOCK" },
    });
  });

  test("is not asked about a refusal, and does not hide that the site is closed", async () => {
    const reply = vi.fn(() => ({ code: "OK" }) as const);
    const mappings = { walletWithdraw: { reply } };
    const refused = setup(mappings, () =>
      Response.json({ code: "TRANSFER_MINIMUM", message: "" }, { status: 400 }),
    );
    expect(await refused.client.wallet.withdraw({ amount: 1 }, key)).toMatchObject({
      error: { kind: "coded", code: "TRANSFER_MINIMUM" },
    });
    const closed = setup(mappings, () => Response.json({ message: "gone" }));
    expect(await closed.client.wallet.withdraw({ amount: 1 }, key)).toMatchObject({
      error: { kind: "gone" },
    });
    expect(reply).not.toHaveBeenCalled();
  });
});

describe("an adapter that fails", () => {
  const failing: Record<string, () => unknown> = {
    "that throws": () => {
      throw new Error("no field data");
    },
    "that returns nothing": () => undefined,
    "that returns null": () => null,
    "that returns true": () => true,
    "that returns an empty object": () => ({}),
    "that picks fields of a failure": () => ({ reference: undefined, message: "declined" }),
    "that returns a promise": async () => ({ code: "OK" }),
    "that returns a map": () => new Map([["code", "OK"]]),
    "that returns a function": () => () => ({ code: "OK" }),
    "that returns a cycle": () => {
      const cycle: Record<string, unknown> = { code: "OK" };
      cycle.self = cycle;
      return cycle;
    },
    "that returns a code that nobody knows": () => ({ code: "FINE" }),
  };
  const acknowledged = OPERATION_IDS.filter(
    (id) => isMoney(id) && !/qrcodeCreate|bonus|promotion|spin/.test(id),
  );

  test.each(Object.keys(failing).flatMap((how) => acknowledged.map((id) => [how, id] as const)))(
    "%s leaves the outcome of %s unknown",
    async (how, id) => {
      const reported = vi.fn();
      vi.stubGlobal("reportError", reported);
      const { client } = setup({ [id]: { reply: failing[how] } } as OperationMappings);
      const result = await invoke(client, id);
      expect(result).toMatchObject({ ok: false, error: { kind: "raw", status: 200 } });
      if (!result.ok) expect(classifyFailure(result.error)).toBe("outcomeUnknown");
      expect(reported.mock.calls).toHaveLength(how.includes("nobody knows") ? 0 : 1);
    },
  );

  test.each(OPERATION_IDS)("and throws makes the reply of %s unreadable", async (id) => {
    vi.stubGlobal("reportError", () => undefined);
    const reply = () => {
      throw new Error("no field data");
    };
    const { client } = setup({ [id]: { reply } } as OperationMappings);
    const result = await invoke(client, id);
    expect(result).toEqual({ ok: false, error: { kind: "raw", message: "", status: 200 } });
  });

  test.each([
    ["walletGet", { wallet: { amount: "12" } }],
    ["lookupBanks", {}],
    ["qrcodeCreate", { qrcodeId: "1" }],
    ["spinwheelSpin", { success: "yes" }],
  ] as const)("by its shape makes the reply of %s unreadable", async (id, value) => {
    const { client } = setup({ [id]: { reply: () => value } } as unknown as OperationMappings);
    expect(await invoke(client, id)).toMatchObject({ error: { kind: "raw", message: "" } });
  });
});

describe("differences from a host without types", () => {
  test.each([
    [{ walletBuy: {} }, "walletBuy: the contract has no such operation"],
    [{ toString: {} }, "toString: the contract has no such operation"],
    [{ walletGet: { url: "/x" } }, 'walletGet: there is no option "url"'],
    [{ walletGet: { reply: {} } }, "walletGet: reply is not a function"],
  ])("%j are refused by name", (mappings, message) => {
    expect(untyped(mappings)).toThrow(message);
  });

  test("that nothing has checked are refused by the client", () => {
    const operations = { walletGet: { path: "/wallet" } } as unknown as Operations;
    expect(() => createClient({ baseUrl: "https://wallet.example", operations })).toThrow(
      "defineOperations",
    );
  });

  test("that change after the check change nothing", async () => {
    const mapping: { path: `/${string}` } = { path: "/v2/wallet" };
    const { client, urls } = setup({ walletGet: mapping });
    mapping.path = "//evil.example";
    await client.wallet.get();
    expect(urls()).toEqual(["https://wallet.example/money/v2/wallet"]);
  });
});
