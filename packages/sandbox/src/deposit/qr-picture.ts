import { type Satang, toBaht } from "@satang/core";
import { renderSVG } from "uqr";

const field = (id: string, value: string) =>
  `${id}${String(value.length).padStart(2, "0")}${value}`;

/** CRC-16/CCITT, as the last field of an EMV code has it. */
function checksum(text: string): string {
  let crc = 0xffff;
  for (const letter of text) {
    crc ^= letter.charCodeAt(0) << 8;
    for (let bit = 0; bit < 8; bit += 1) {
      crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff;
    }
  }
  return crc.toString(16).toUpperCase().padStart(4, "0");
}

/**
 * The payload of a PromptPay QR.
 *
 * @param taxId 13 digits of the company paid
 * @param reference the QR's own id
 */
export function promptPayPayload(taxId: string, amount: Satang, reference: string): string {
  const text = [
    field("00", "01"),
    field("01", "12"),
    field("29", field("00", "A000000677010111") + field("02", taxId)),
    field("53", "764"),
    field("54", toBaht(amount).toFixed(2)),
    field("58", "TH"),
    field("62", field("05", reference.slice(0, 25))),
    "6304",
  ].join("");
  return text + checksum(text);
}

/** Draws a payload as SVG markup, with the quiet zone that scanners need. */
export function qrMarkup(payload: string): string {
  return renderSVG(payload, { ecc: "M", border: 4, pixelSize: 8 });
}
