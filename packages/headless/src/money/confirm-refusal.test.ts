import type { Failure } from "@satang/core";
import type { Judgement } from "@satang/machines/money";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { confirmRefusal } from "./confirm-refusal.ts";

const failed = (error: Failure) => ({ ok: false, error }) as const;
const refused = failed({ kind: "coded", code: "MONEY_NOT_ENOUGH", message: "", status: 400 });
const judging = (judgement: Judgement) => vi.fn(async () => judgement);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("a refusal is a success when a row proves that the order was executed", async () => {
  const judge = judging({ kind: "done", receipt: "row" });
  expect(await confirmRefusal(refused, judge)).toEqual({ ok: true, data: "row" });
});

it.each<Judgement>([
  { kind: "absent" },
  { kind: "unclear", hint: "a row of another device, perhaps" },
  { kind: "reversed" },
  { kind: "foreign" },
])("a refusal stays one after one reading that shows $kind", async (judgement) => {
  const judge = judging(judgement);
  expect(await confirmRefusal(refused, judge)).toBe(refused);
  expect(judge).toHaveBeenCalledTimes(1);
});

it("a refusal stays one when the reading breaks", async () => {
  expect(await confirmRefusal(refused, () => Promise.reject(new Error("broken")))).toBe(refused);
});

it("a refusal is reported after three seconds when the statement service does not reply", async () => {
  const report = vi.fn();
  void confirmRefusal(refused, () => new Promise<never>(() => {})).then(report);
  await vi.advanceTimersByTimeAsync(2_900);
  expect(report).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  expect(report).toHaveBeenCalledWith(refused);
});

it("nothing is read after any other reply, and no timer stays", async () => {
  const judge = judging({ kind: "done", receipt: null });
  const replies = [
    { ok: true, data: null } as const,
    failed({ kind: "network" }),
    failed({ kind: "gone" }),
    failed({ kind: "notSent", reason: "storage" }),
  ];
  for (const reply of replies) expect(await confirmRefusal(reply, judge)).toBe(reply);
  expect(judge).not.toHaveBeenCalled();
  await confirmRefusal(refused, judge);
  expect(vi.getTimerCount()).toBe(0);
});
