import { amountDigits, type Currency, type Satang } from "@satang/core";

const DIGITS = ["", "หนึ่ง", "สอง", "สาม", "สี่", "ห้า", "หก", "เจ็ด", "แปด", "เก้า"];
const PLACES = ["", "สิบ", "ร้อย", "พัน", "หมื่น", "แสน"];
/** A million; longer numbers are read in groups of so many digits. */
const GROUP = 6;

const UNITS: Readonly<Record<Currency, readonly [whole: string, hundredths: string]>> = {
  THB: ["บาท", "สตางค์"],
  LAK: ["กีบ", "อัด"],
};

/** Reads a digit; the tens have words of their own, and so has a one at the end of a longer number. */
function readDigit(digit: number, place: number, isFirst: boolean): string {
  if (digit === 0) return "";
  if (place === 1 && digit === 1) return "สิบ";
  if (place === 1 && digit === 2) return "ยี่สิบ";
  if (place === 0 && digit === 1 && !isFirst) return "เอ็ด";
  return `${DIGITS[digit]}${PLACES[place]}`;
}

/** @param digits without zeros in front */
function readNumber(digits: string): string {
  const upper = digits.slice(0, -GROUP);
  const lower = digits.slice(-GROUP);
  const millions = upper === "" ? "" : `${readNumber(upper)}ล้าน`;
  const words = [...lower].map((digit, index) =>
    readDigit(Number(digit), lower.length - 1 - index, upper === "" && index === 0),
  );
  return millions + words.join("");
}

/**
 * An amount as it is written on Thai papers, in words.
 * @example thaiAmount(satang(500_00), "THB") // "ห้าร้อยบาทถ้วน"
 */
export function thaiAmount(amount: Satang, currency: Currency): string {
  const { whole, decimals } = amountDigits(amount);
  const [unit, hundredth] = UNITS[currency];
  const hundredths = decimals.replace(/^0/, "");
  const units = whole === "0" ? "" : `${readNumber(whole)}${unit}`;
  return units + (hundredths === "0" ? "ถ้วน" : `${readNumber(hundredths)}${hundredth}`);
}
