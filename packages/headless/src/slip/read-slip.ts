import { type SlipQr, type SlipReading, slipTypeOf } from "@satang/machines/slip";
import { slipVerify } from "promptparse/validate";
import { decodeQR } from "qr/decode.js";
import { drawReduced } from "../media/draw-reduced.ts";
import { prepareSlip } from "./prepare-slip.ts";

/** A picture is reduced to this many pixels on its longer side: the QR of a slip stays readable. */
const LONGEST_SIDE = 1_600;
/** Time for a QR that is hard to read, ms. */
const SEARCH_MS = 300;

/** The first tags of every QR of a slip, independent of its checksum. */
const SLIP_START = /^00\d\d0006000001/;

function judgeQr(text: string): SlipQr {
  if (!SLIP_START.test(text)) return { kind: "other" };
  const slip = slipVerify(text);
  return slip ? { kind: "slip", reference: slip.transRef } : { kind: "damaged" };
}

function searchQr(bitmap: ImageBitmap): SlipQr {
  const context = drawReduced(bitmap, LONGEST_SIDE, { willReadFrequently: true });
  if (!context) return { kind: "missing" };
  const { width, height } = context.canvas;
  const { data } = context.getImageData(0, 0, width, height);
  try {
    return judgeQr(decodeQR({ width, height, data }, { timeLimit: SEARCH_MS }));
  } catch {
    return { kind: "missing" };
  }
}

/** Reads a picture as it is sent, on the device: kind, size, and the small QR of a bank's slip. Sends nothing. */
export async function readSlip(chosen: File): Promise<SlipReading> {
  const { file, type } = await prepareSlip(chosen);
  const facts = { bytes: file.size, type: slipTypeOf(type) };
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return { ...facts, size: null, qr: { kind: "missing" } };
  const { width, height } = bitmap;
  const qr = searchQr(bitmap);
  bitmap.close();
  return { ...facts, size: { width, height }, qr };
}
