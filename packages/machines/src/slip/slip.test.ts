import type { MediaType } from "@satang/core";
import { describe, expect, it, test } from "vitest";
import { readCloseTime } from "./close-time.rules.ts";
import { checkSlip, type SlipFinding, type SlipReading } from "./slip-check.rules.ts";
import { SLIP_MAX_BYTES, type SlipFileType, slipTypeOf } from "./slip-file.rules.ts";
import { slipReason } from "./slip-reason.rules.ts";

const good: SlipReading = {
  bytes: 412_000,
  type: "png",
  size: { width: 720, height: 1280 },
  qr: { kind: "slip", reference: "0142" },
};

describe("a slip before it is sent", () => {
  it("passes every check", () => {
    expect(checkSlip(good, false).map(({ finding }) => finding)).toEqual(Array(4).fill("passed"));
  });

  it.each<[string, Partial<SlipReading>, SlipFinding]>([
    ["has no content", { bytes: 0, type: null }, "empty"],
    ["is neither PNG nor JPEG", { type: null }, "wrongType"],
    ["has one byte too much", { bytes: SLIP_MAX_BYTES + 1 }, "tooLarge"],
    ["cannot be opened", { size: null }, "unreadable"],
    ["is too small to read", { size: { width: 299, height: 900 } }, "tooSmall"],
    ["has no QR", { qr: { kind: "missing" } }, "qrMissing"],
    ["has a QR with a wrong checksum", { qr: { kind: "damaged" } }, "qrDamaged"],
    ["has the QR of something else", { qr: { kind: "other" } }, "qrOther"],
  ])("gets one warning when it %s", (_case, part, finding) => {
    const warnings = checkSlip({ ...good, ...part }, false).filter(
      (check) => check.finding !== "passed",
    );
    expect(warnings.map((check) => check.finding)).toEqual([finding]);
  });

  it("gets a warning when it was sent before", () => {
    expect(checkSlip(good, true).at(-1)).toEqual({ name: "repeat", finding: "sentBefore" });
  });

  it("may have exactly 10 MiB", () => {
    expect(checkSlip({ ...good, bytes: SLIP_MAX_BYTES }, false)[0]?.finding).toBe("passed");
  });
});

test.each<[MediaType | null, SlipFileType | null]>([
  ["image/png", "png"],
  ["image/jpeg", "jpeg"],
  ["image/gif", null],
  ["image/webp", null],
  ["image/bmp", null],
  ["image/heic", null],
  ["image/heif", null],
  ["image/avif", null],
  ["video/mp4", null],
  ["video/quicktime", null],
  ["application/pdf", null],
  [null, null],
])("a slip of the type %j is %j", (type, kind) => {
  expect(slipTypeOf(type)).toBe(kind);
});

describe("the reason of a failed slip", () => {
  it("is one of nine", () => {
    const reasons = [
      "UPLOADED_FILE_NOT_EXIST",
      "IMG_SIZE_UNABLE_TO_PROCESS",
      "CANNOT_READ_CROPPED_IMAGE",
      "DEST_ACC_INVALID",
      "SLIP_REFNO_DUPLICATED",
      "UNSTABLE_REFNO_ON_SLIP",
      "TRIPPLE_WRONG_CAPTCHA",
      "INVALID_SLIP",
      "NOT_MATCH",
      "EXPIRED_SLIP",
      "UNKNOW_ERROR",
    ].map(slipReason);
    expect(reasons.slice(0, 3)).toEqual(Array(3).fill("incorrect"));
    expect(reasons).not.toContain(null);
    expect(new Set(reasons).size).toBe(9);
  });

  it.each([undefined, null, "", "constructor", "NEW_REASON"])("is not known from %j", (note) => {
    expect(slipReason(note)).toBeNull();
  });
});

test("a closing time is a time of day; anything else is not known", () => {
  expect(readCloseTime("22:30")).toBe("22:30");
  for (const other of [undefined, null, "", "24:00", "9:00", "22:30:00", "soon", 22]) {
    expect(readCloseTime(other)).toBeNull();
  }
});
