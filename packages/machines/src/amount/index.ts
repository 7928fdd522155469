export { fromSatang, type Satang, sumBaht, toSatang } from "./amount.rules.ts";
export {
  type AmountProblem,
  type ParsedAmount,
  parseAmount,
  toLatinDigits,
} from "./parse-amount.ts";
