import type { Receipt, ReceiptEnd } from "@satang/headless/receipt";
import type { MovementStep } from "@satang/headless/statement";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { useAmountInWords } from "../money/use-amount-in-words.ts";
import { maskedAccount, maskedName } from "./masked.rules.ts";
import { type StepState, stepStates } from "./receipt-steps.rules.ts";

/** Where money came from or went to, in words that others may read. */
export type ReceiptEndWords = {
  readonly part: "from" | "to";
  readonly label: string;
  readonly words: string;
  /** The part of the words that is not to be translated. */
  readonly kept: string;
  readonly end: ReceiptEnd;
};

/** A line of a receipt below its tear line. */
export type ReceiptRow = {
  readonly part: "description" | "date" | "time" | "paid" | "reference" | "balance";
  readonly label: string;
  readonly text: string;
};

/** A step of a receipt in words. */
export type ReceiptStepWords = {
  readonly name: MovementStep["name"];
  readonly label: string;
  /** When it was reached; `null` while it was not. */
  readonly time: string | null;
  readonly state: StepState;
};

/** A receipt in words, the same on the screen and in its picture, which leaves out the balance. */
export type ReceiptWords = {
  readonly title: string;
  /** Outcome in words, for example "Withdrawal completed". */
  readonly outcome: string;
  /** The amount as a Thai or a Lao paper has it; `null` in the other languages. */
  readonly inWords: string | null;
  readonly ends: readonly ReceiptEndWords[];
  /** Steps of an order that has not ended well: of the others the paper says it. */
  readonly steps: readonly ReceiptStepWords[];
  readonly rows: readonly ReceiptRow[];
};

const KINDS = ["deposit", "transfer", "withdraw"] as const;

const joined = (...words: readonly string[]) => words.filter(Boolean).join(" · ");

/** Returns a receipt in words of the language. */
export function useReceiptWords(): (receipt: Receipt) => ReceiptWords {
  const { t, format } = useI18n();
  const amountInWords = useAmountInWords();
  const wordsOf = (end: ReceiptEnd): Pick<ReceiptEndWords, "words" | "kept"> => {
    switch (end.kind) {
      case "wallet": {
        const kept = maskedName(end.owner ?? "");
        return { words: joined(t("statement.wallet"), kept), kept };
      }
      case "bonus":
        return { words: t("wallet.bonusTitle"), kept: "" };
      case "bank": {
        const name = end.bankCode ?? maskedName(end.accountName);
        const kept = joined(name, maskedAccount(end.accountNo));
        return { words: kept, kept };
      }
      default:
        return { words: end.name, kept: end.name };
    }
  };
  const endOf = (part: "from" | "to", end: ReceiptEnd | null): readonly ReceiptEndWords[] =>
    end ? [{ part, label: t(`receipt.${part}`), ...wordsOf(end), end }] : [];
  const row = (part: ReceiptRow["part"], label: string, text: string | null) =>
    text === null ? [] : [{ part, label, text }];
  const dateTime = (moment: string) => format.dateTime(moment).split(" ");
  const clock = (time = "") => time && t("receipt.clock", { time });
  /** The day too, when it is not that of the receipt. */
  const momentOf = (createdAt: string, moment: string) => {
    const [day = "", time] = dateTime(moment);
    return day === format.date(createdAt) ? clock(time) : `${day} ${clock(time)}`;
  };
  const paidAt = ({ createdAt, status, steps }: Receipt) => {
    const done = steps.find(({ name }) => name === "done");
    return status === "success" && done?.at ? momentOf(createdAt, done.at) : null;
  };
  const stepsOf = ({ createdAt, status, steps }: Receipt): readonly ReceiptStepWords[] => {
    const states = stepStates(steps, status);
    return steps.map(({ name, at }, place) => ({
      name,
      label: t(`receipt.steps.${name}`),
      time: at && momentOf(createdAt, at),
      state: states[place] ?? "ahead",
    }));
  };
  return (receipt) => {
    const { amount, currency, balanceAfter, createdAt, status } = receipt;
    const kind = KINDS.find((known) => known === receipt.kind) ?? "other";
    const [day = "", time] = dateTime(createdAt);
    return {
      title: t(`receipt.title.${kind}`),
      outcome: t(`receipt.outcome.${kind}.${status}`),
      inWords: amountInWords(amount, currency),
      ends: [...endOf("from", receipt.from), ...endOf("to", receipt.to)],
      steps: status === "success" ? [] : stepsOf(receipt),
      rows: [
        ...row("description", t("receipt.description"), receipt.description),
        ...row("date", t("receipt.date"), day),
        ...row("time", t("receipt.time"), clock(time)),
        ...row("paid", t("receipt.steps.done"), paidAt(receipt)),
        ...row("reference", t("receipt.reference"), receipt.reference),
        ...row(
          "balance",
          t("receipt.balanceAfter"),
          balanceAfter === null ? null : format.moneyWithUnit(balanceAfter, currency),
        ),
      ],
    };
  };
}
