import { FUZZ_TIMEOUT, fuzzEach, oddJson, oddTexts } from "@satang/story-kit/fuzz";
import fc, { type Arbitrary } from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { DEMO_PHONE } from "../src/index.ts";
import { type HappyCall, happyCalls } from "./support/happy-calls.ts";
import { Harness, newKey, ORIGIN, type TestCall } from "./support/harness.ts";
import { START_TIMEOUT } from "./support/start-timeout.ts";

type Fields = Readonly<Record<string, unknown>>;

type TestedLine = Pick<HappyCall, "line" | "body">;

const BALANCED = { total: 0, drifted: [], overdrawn: [] };
/** Many calls have this key, so that a call meets the reply of another one. */
const USED_KEY = "used-key-0000000001";

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && Object.keys(value).length > 0;

/** A body, the same with one field that is odd, missing or new, or any value. */
const oddBodies = (body: unknown): Arbitrary<unknown> =>
  isFields(body)
    ? fc.oneof(
        { weight: 3, arbitrary: fc.constant(body) },
        { weight: 1, arbitrary: oddJson },
        {
          weight: 4,
          arbitrary: fc
            .tuple(fc.constantFrom(...Object.keys(body)), fc.option(oddJson, { nil: undefined }))
            .map(([field, value]) => ({ ...body, [field]: value })),
        },
        {
          weight: 2,
          arbitrary: fc
            .tuple(oddTexts, oddJson)
            .map(([field, value]) => ({ ...body, [field]: value })),
        },
      )
    : oddJson;

const inAddress = (text: string) => encodeURIComponent(Buffer.from(text).toString());

/** Parts of a path: dots alone would name another path. */
const oddParts = fc.oneof(
  fc.constantFrom("%00", "%ED%A0%80", "%", "%E0%A4%A", "%zz"),
  oddTexts.map(inAddress).filter((part) => !/^\.{1,2}$/.test(part)),
);

/** The path of a call that succeeds, or the same with an odd last part. */
const oddLines = (line: string) =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constant(line) },
    {
      weight: 1,
      arbitrary: oddParts.map((part) => line.slice(0, line.lastIndexOf("/") + 1) + part),
    },
  );

const PICTURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const VIDEO = new TextEncoder().encode("\0\0\0\x18ftypisom");
const languages = fc.oneof(
  fc.constantFrom("en", "lo", "th", "constructor", "__proto__;q=1"),
  oddTexts.map(inAddress),
);

const oddCalls = (happy: HappyCall) =>
  fc.record({
    happy: fc.constant(happy),
    line: oddLines(happy.line),
    who: fc.constantFrom("member", "member", "member", "member", "nobody", "odd"),
    text: oddTexts,
    language: languages,
    key: fc.constantFrom("new", "new", "new", "used", "odd", "none"),
    body: happy.body === undefined ? fc.constant(undefined) : oddBodies(happy.body),
    form: fc.constantFrom("right", "text", "other"),
  });

describe("random calls", { timeout: FUZZ_TIMEOUT }, () => {
  let api: Harness;
  let token: string;
  beforeAll(async () => {
    api = await Harness.open({ kind: "memory" });
  }, START_TIMEOUT);
  afterAll(() => api.sandbox.close());
  beforeEach(async () => {
    await api.scenario.reset();
    token = await api.login();
  });

  /** The operation of a call; an odd path can be that of another one, or of none. */
  const matched = (line: string) => {
    const [method = "", path = ""] = line.split(" ");
    try {
      decodeURIComponent(path);
      return api.contract.match(method, path)?.operationId;
    } catch {
      return undefined;
    }
  };

  it("of every operation are answered as the contract says, without a 5xx, and move no money that is not there", async () => {
    const calls = await happyCalls(api);
    const succeeded = new Set<string>();
    const hasAll = await fuzzEach(
      calls,
      oddCalls,
      10,
      async ({ happy, line, who, text, ...sent }) => {
        const start = happy.operationId === "chatUploadVideo" ? VIDEO : PICTURE;
        const form = new FormData();
        form.append(
          sent.form === "other" ? "other" : "file",
          new File(sent.form === "right" ? [start, text] : [text], "a.png"),
        );
        const keys = { new: newKey(), used: USED_KEY, odd: inAddress(text), none: undefined };
        const key = keys[sent.key as keyof typeof keys];
        // The other calls need their token.
        const member = happy.operationId === "sessionLogout" ? await api.login() : token;
        const call: TestCall = {
          token: { member, nobody: undefined, odd: inAddress(text) }[who],
          headers: { "accept-language": sent.language },
          ...(key === undefined ? {} : { key }),
          ...(sent.body === undefined ? {} : { body: sent.body }),
          ...(happy.form === undefined ? {} : { form }),
        };
        await happy.before?.();
        const reply = await api.send(line, call);
        const answer = await reply.json();
        const words = `${line} ${JSON.stringify(answer)}`;
        expect(reply.status, words).toBeLessThan(500);
        if (reply.status >= 400) expect(answer.code, words).toBeTruthy();
        const operation = matched(line);
        if (operation !== undefined)
          expect(api.contract.checkReply(operation, reply.status, answer), words).toEqual([]);
        expect(api.errors).toEqual([]);
        if (reply.status === 200) succeeded.add(happy.operationId);
      },
    );
    expect(calls).toHaveLength(api.contract.operationIds.length);
    // Otherwise the calls of an operation never come past the checks before its handler.
    const shallow = calls.filter(({ operationId }) => !succeeded.has(operationId));
    if (hasAll) expect(shallow).toEqual([]);
    expect(await api.scenario.audit()).toMatchObject(BALANCED);
  });

  /** A call with another text in one part of its path, or in one field of its body. */
  const withText = ({ line, body }: HappyCall, text: string): readonly TestedLine[] => {
    const [method = "", path = ""] = line.split(" ");
    const parts = Object.values(api.contract.match(method, path)?.params ?? {});
    const fields = Object.entries(isFields(body) ? body : {});
    return [
      ...parts.map((part) => ({ line: line.replace(`/${part}`, `/${text}`), body })),
      ...fields
        .filter(([, value]) => typeof value === "string")
        .map(([field]) => ({ line, body: { ...(body as Fields), [field]: text } })),
    ];
  };

  it.each([
    ["constructor", "constructors"],
    ["__proto__", "__other__"],
  ])(
    "with the name %s, which every object has, are answered as with any unknown name",
    async (name, unheardOf) => {
      const answerTo = async ({ line, body }: TestedLine) => {
        const reply = await api.send(line, { token, key: newKey(), body });
        return [reply.status, (await reply.json())?.code];
      };
      // Any text can be a new password, and then the old one is another.
      const calls = (await happyCalls(api)).filter(
        ({ operationId }) => operationId !== "accountChangePassword",
      );
      for (const happy of calls) {
        const unknown = withText(happy, unheardOf);
        for (const [at, odd] of withText(happy, name).entries()) {
          const words = `${odd.line} ${JSON.stringify(odd.body)}`;
          expect(await answerTo(odd), words).toEqual(await answerTo(unknown[at] as TestedLine));
        }
      }
      expect(api.errors).toEqual([]);
    },
  );

  /** Not often enough in one place for random calls of a fixed number. */
  const breaking = ["\0", "\ud800", 2 ** 53, 1e308, -1, null];

  it("of every operation with values that break programs, in each part of the path and each field, are refused or answered", async () => {
    for (const happy of await happyCalls(api)) {
      const inPath = ["%00", "%ED%A0%80"].flatMap((text) =>
        withText({ ...happy, body: undefined }, text),
      );
      const { line, body } = happy;
      const inBody = Object.keys(isFields(body) ? body : {}).flatMap((field) =>
        breaking.map((value) => ({ line, body: { ...(body as Fields), [field]: value } })),
      );
      for (const odd of [...inPath, ...inBody]) {
        const reply = await api.send(odd.line, { token, key: newKey(), body: odd.body });
        expect(reply.status, `${odd.line} ${JSON.stringify(odd.body)}`).toBeLessThan(500);
      }
    }
    expect(api.errors).toEqual([]);
    expect(await api.scenario.audit()).toMatchObject(BALANCED);
  });

  const scenarioCalls: readonly (readonly [path: string, body: Fields])[] = [
    ["reset", {}],
    ["credit", { phone: DEMO_PHONE, amount: 20 }],
    ["credit", { phone: DEMO_PHONE, provider: "KBANK" }],
    ["settings", { inviteBanners: [{ image: "banner-invite", html: "<p>ก</p>" }] }],
    ["settings", { refundInfo: "ก", refundPercent: 5, slipJudgement: "SUCCESS", slipAmount: 1 }],
    ["settings", { withdrawMin: 1, withdrawMax: 2, qrLifetimeMs: 1, slipCloseTime: "10:00" }],
    ["member", { phone: DEMO_PHONE, coin: 1, addRefund: 1, addInvite: 1, bankCode: "SCB" }],
    ["play", { phone: DEMO_PHONE, game: "JOKER", bet: 1, won: 1 }],
    ["session/end", { phone: DEMO_PHONE }],
    ["withdraw/settle", { phone: DEMO_PHONE, outcome: "SUCCESS" }],
    ["slip/judge", { phone: DEMO_PHONE, outcome: "SUCCESS", amount: 1, note: "x" }],
    ["otp/verified", { phone: DEMO_PHONE }],
    ["clock", { advanceMs: 1 }],
    ["faults", { operationId: "walletGet", kind: "body", body: "x", status: 200 }],
    ["faults/carry-out", {}],
  ];
  /** Reads of a member at a site that was changed. */
  const reads = ["wallet", "refund/check", "refund/banners", "invite/banners", "lookup/slip"];

  it("of the owner are carried out or refused, and leave a site that answers", async () => {
    const oddScenarios = ([path, body]: (typeof scenarioCalls)[number]) =>
      fc.record({
        path: fc.constant(path),
        body: oddBodies(body),
        read: fc.constantFrom(...reads),
      });
    await fuzzEach(scenarioCalls, oddScenarios, 12, async ({ path, body, read }) => {
      const request = new Request(`${ORIGIN}/sandbox/${path}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body) ?? "",
      });
      const reply = await api.sandbox.fetch(request);
      expect([200, 400], `${path} ${await reply.text()}`).toContain(reply.status);
      api.scenario.faults.clear();
      const headers = { "accept-language": "en" };
      const answer = await api.send(`GET /api/${read}`, { token, headers });
      expect(answer.status, `${path}, then ${read}`).toBeLessThan(500);
      expect(api.errors).toEqual([]);
      if (answer.status === 401) token = await api.login();
    });
    expect(await api.scenario.audit()).toMatchObject(BALANCED);
  });
});
