import type { SlipQr } from "@satang/machines/slip";
import {
  DAMAGED_SLIP_QR,
  SLIP_REFERENCE,
  type SlipPictureOptions,
  slipPicture,
} from "@satang/story-kit/slip-picture";
import { expect, test } from "vitest";
import { readSlip } from "./read-slip.ts";

test("a slip is read on the device: kind, size, and the bank's number of the transfer", async () => {
  const file = await slipPicture({ type: "image/jpeg" });
  expect(await readSlip(file)).toEqual({
    bytes: file.size,
    type: "jpeg",
    size: { width: 720, height: 1_050 },
    qr: { kind: "slip", reference: SLIP_REFERENCE },
  });
});

test("the picture of a camera is reduced, and its QR is still read", async () => {
  const { qr } = await readSlip(await slipPicture({ width: 1_500, height: 2_000 }));
  expect(qr).toEqual({ kind: "slip", reference: SLIP_REFERENCE });
});

test.each<[string, SlipPictureOptions, SlipQr["kind"]]>([
  ["a QR with a wrong checksum", { qr: DAMAGED_SLIP_QR }, "damaged"],
  ["the QR of a shop", { qr: "https://example.com/menu" }, "other"],
  ["no QR", { qr: null }, "missing"],
])("%s is recognised", async (_name, options, kind) => {
  expect((await readSlip(await slipPicture(options))).qr).toEqual({ kind });
});

test("a file that only has the name of a picture is neither a picture nor an error", async () => {
  const file = new File(["<html></html>"], "slip.png", { type: "image/png" });
  expect(await readSlip(file)).toEqual({
    bytes: 13,
    type: null,
    size: null,
    qr: { kind: "missing" },
  });
});

test.each(["", "application/octet-stream", "image/heic", "text/plain"])(
  "a slip that the device declares as %j is read by its content",
  async (type) => {
    const file = new File([await slipPicture({ type: "image/jpeg" })], "slip.bin", { type });
    expect(await readSlip(file)).toMatchObject({
      type: "jpeg",
      qr: { kind: "slip", reference: SLIP_REFERENCE },
    });
  },
);
