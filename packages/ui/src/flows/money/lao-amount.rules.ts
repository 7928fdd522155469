import { amountDigits, type Currency, type Satang } from "@satang/core";

const DIGITS = ["", "ໜຶ່ງ", "ສອງ", "ສາມ", "ສີ່", "ຫ້າ", "ຫົກ", "ເຈັດ", "ແປດ", "ເກົ້າ"];
/** A million; longer numbers are read in groups of so many digits. */
const GROUP = 6;

const UNITS: Readonly<Record<Currency, readonly [whole: string, hundredths: string]>> = {
  THB: ["ບາດ", "ສະຕາງ"],
  LAK: ["ກີບ", "ອັດ"],
};

/** Reads a number below a hundred; ten, twenty and a one after them have words of their own. */
function readTens(value: number): string {
  const tens = Math.floor(value / 10);
  const ones = value % 10;
  if (tens === 0) return DIGITS[ones] ?? "";
  const upper = tens === 1 ? "ສິບ" : tens === 2 ? "ຊາວ" : `${DIGITS[tens]}ສິບ`;
  return upper + (ones === 1 ? "ເອັດ" : DIGITS[ones]);
}

const withPlace = (words: string, place: string) => (words === "" ? "" : words + place);

/** Reads a number below a million: thousands are counted in tens, as on the notes of kip. */
function readGroup(value: number): string {
  return [
    withPlace(readTens(Math.floor(value / 100_000)), "ແສນ"),
    withPlace(readTens(Math.floor(value / 1_000) % 100), "ພັນ"),
    withPlace(readTens(Math.floor(value / 100) % 10), "ຮ້ອຍ"),
    readTens(value % 100),
  ].join("");
}

/** @param digits without zeros in front */
function readNumber(digits: string): string {
  const upper = digits.slice(0, -GROUP);
  const millions = upper === "" ? "" : `${readNumber(upper)}ລ້ານ`;
  return millions + readGroup(Number(digits.slice(-GROUP)));
}

/**
 * An amount as it is written on Lao papers, in words.
 * @example laoAmount(satang(250_00), "THB") // "ສອງຮ້ອຍຫ້າສິບບາດຖ້ວນ"
 */
export function laoAmount(amount: Satang, currency: Currency): string {
  const { whole, decimals } = amountDigits(amount);
  const [unit, hundredth] = UNITS[currency];
  const units = whole === "0" ? "" : `${readNumber(whole)}${unit}`;
  const hundredths = Number(decimals);
  return units + (hundredths === 0 ? "ຖ້ວນ" : `${readTens(hundredths)}${hundredth}`);
}
