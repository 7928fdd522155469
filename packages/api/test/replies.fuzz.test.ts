import { FUZZ_TIMEOUT, fuzz, oddJson, oddTexts } from "@satang/story-kit/fuzz";
import fc from "fast-check";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createClient, factsOf, isMoney, OPERATION_IDS } from "../src/index.ts";
import { exampleOf } from "../src/testing/index.ts";
import { invoke } from "./invoke.ts";

// Reads are retried after a pause.
beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const KINDS = ["coded", "raw", "network", "timeout", "gone", "notSent"];
const TOKEN = "token-of-a-member";

/** The example reply with one field that is odd or missing; or any value, or no JSON at all. */
const oddReplies = (example: unknown) =>
  fc.oneof(
    oddJson.map((value) => JSON.stringify(value)),
    oddTexts,
    fc.tuple(oddTexts, oddJson).map(([name, value]) => JSON.stringify({ [name]: value })),
    typeof example === "object" && example !== null
      ? fc
          .tuple(fc.constantFrom(...Object.keys(example), "code"), oddJson)
          .map(([name, value]) => JSON.stringify({ ...example, [name]: value }))
      : fc.constant(""),
  );

it(
  "random replies are read as a result of the documented kinds, without the token in it",
  async () => {
    const replies = fc.constantFrom(...OPERATION_IDS).chain((id) =>
      fc.record({
        id: fc.constant(id),
        status: fc.constantFrom(200, 201, 400, 401, 404, 409, 413, 429, 500, 502, 503),
        type: fc.constantFrom("application/json", "text/html", "", "odd"),
        text: oddReplies(exampleOf(id)),
      }),
    );
    await fuzz(replies, 2_000, async ({ id, status, type, text }) => {
      const client = createClient({
        baseUrl: "https://wallet.example",
        fetch: async () => new Response(text, { status, headers: { "content-type": type } }),
        getToken: () => TOKEN,
        random: () => 0,
      });
      const call = invoke(client, id);
      await vi.runAllTimersAsync();
      const result = await call;
      expect(JSON.stringify(result)).not.toContain(TOKEN);
      if (!result.ok) expect(KINDS).toContain(result.error.kind);
      // An error status is never a success, least of all of a call that moves money.
      else expect(status, isMoney(id) ? factsOf(id).path : id).toBeLessThan(300);
    });
  },
  FUZZ_TIMEOUT,
);
