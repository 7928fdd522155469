import { fail, type Result, succeed } from "@satang/core";
import { expect, it, vi } from "vitest";
import { slipAttemptOf, toSlipOrder } from "./slip-attempt.ts";

const LOST = { kind: "network" } as const;
const file = new File(["picture"], "slip.png", { type: "image/png" });

function startUpload() {
  const attempt = slipAttemptOf(toSlipOrder(file));
  if (!attempt) throw new Error("The order has no attempt");
  let report: (progress: { loaded: number; total: number }) => void = () => undefined;
  const sent = attempt.send(
    (_, { signal, onProgress }) =>
      new Promise<Result<unknown>>((resolve) => {
        report = onProgress;
        signal.addEventListener("abort", () => resolve(fail(LOST)));
      }),
  );
  return { attempt, sent, report: (loaded: number) => report({ loaded, total: 100 }) };
}

it("a member who stops the upload while bytes are left has sent nothing", async () => {
  const { attempt, sent, report } = startUpload();
  report(99);
  attempt.cancel();
  expect(await sent).toEqual(fail({ kind: "notSent", reason: "cancelled" }));
});

it("an upload is not stopped after its last byte has left, because the service may have it", async () => {
  const { attempt, sent, report } = startUpload();
  const ended = vi.fn();
  void sent.then(ended);
  report(100);
  attempt.cancel();
  await Promise.resolve();
  expect(ended).not.toHaveBeenCalled();
});

it("an upload that cannot be measured is not stopped", async () => {
  const { attempt, sent } = startUpload();
  const ended = vi.fn();
  void sent.then(ended);
  attempt.cancel();
  await Promise.resolve();
  expect(ended).not.toHaveBeenCalled();
});

it("a second try begins without progress", async () => {
  const { attempt, sent, report } = startUpload();
  const heard = vi.fn();
  attempt.subscribe(heard);
  report(40);
  expect(attempt.progress()).toEqual({ loaded: 40, total: 100 });
  attempt.cancel();
  await sent;
  expect(await attempt.send(async () => succeed("done"))).toEqual(succeed("done"));
  expect(attempt.progress()).toBeNull();
  expect(heard).toHaveBeenCalledTimes(2);
});

it("an order that was read from storage has no picture", () => {
  expect(slipAttemptOf(JSON.parse(JSON.stringify(toSlipOrder(file))))).toBeNull();
});
