import type { Receipt, ReceiptEnd } from "@satang/headless/receipt";
import type { MovementStep } from "@satang/headless/statement";
import { useI18n } from "../../i18n/I18nProvider.tsx";

/** A line of a receipt. */
export type ReceiptRow = {
  readonly part: "from" | "to" | "reference" | "description" | "balance";
  readonly label: string;
  /** The value, and a second line in small type. */
  readonly lines: readonly string[];
  /** A name, a number or a reference, which is not to be translated. */
  readonly isKept: boolean;
  /** Bank of the row, for its badge; `null` when it is none. */
  readonly bankCode: string | null;
};

/** A step of a receipt in words. */
export type ReceiptStepWords = {
  readonly name: MovementStep["name"];
  readonly label: string;
  /** When it was reached; `null` while it was not. */
  readonly time: string | null;
};

/** A receipt in words, the same on the screen and in its picture. */
export type ReceiptWords = {
  readonly title: string;
  /** Outcome in words, for example "Withdrawal completed". */
  readonly outcome: string;
  readonly amount: string;
  readonly time: string;
  readonly steps: readonly ReceiptStepWords[];
  readonly rows: readonly ReceiptRow[];
};

const KINDS = ["deposit", "transfer", "withdraw"] as const;

/** Returns a receipt in words of the language. */
export function useReceiptWords(): (receipt: Receipt) => ReceiptWords {
  const { t, format } = useI18n();
  const linesOf = (end: ReceiptEnd): readonly string[] => {
    switch (end.kind) {
      case "wallet":
        return [t("statement.wallet")];
      case "bonus":
        return [t("wallet.bonusTitle")];
      case "bank":
        return [format.accountNumber(end.accountNo), end.accountName];
      default:
        return [end.name];
    }
  };
  const rowOf = (part: "from" | "to", end: ReceiptEnd | null): readonly ReceiptRow[] => {
    if (end === null) return [];
    const bankCode = end.kind === "bank" ? end.bankCode : null;
    const isKept = end.kind !== "wallet" && end.kind !== "bonus";
    return [{ part, label: t(`receipt.${part}`), lines: linesOf(end), isKept, bankCode }];
  };
  const balanceRow = ({ balanceAfter, currency }: Receipt): readonly ReceiptRow[] => {
    if (balanceAfter === null) return [];
    const lines = [format.moneyWithUnit(balanceAfter, currency)];
    return [
      { part: "balance", label: t("receipt.balanceAfter"), lines, isKept: false, bankCode: null },
    ];
  };
  const stepOf = (createdAt: string, { name, at }: MovementStep): ReceiptStepWords => {
    const [day, time] = format.dateTime(at ?? createdAt).split(" ");
    const isSameDay = day === format.date(createdAt);
    const label = t(`receipt.steps.${name}`);
    return { name, label, time: at && (isSameDay ? (time ?? "") : `${day} ${time}`) };
  };
  const textRow = (part: "reference" | "description", text: string | null) =>
    text === null
      ? []
      : [
          {
            part,
            label: t(`receipt.${part}`),
            lines: [text],
            isKept: part === "reference",
            bankCode: null,
          },
        ];
  return (receipt) => {
    const kind = KINDS.find((known) => known === receipt.kind) ?? "other";
    return {
      title: t(`receipt.title.${kind}`),
      outcome: t(`receipt.outcome.${kind}.${receipt.status}`),
      amount: format.moneyWithUnit(receipt.amount, receipt.currency),
      time: format.dateTime(receipt.createdAt),
      steps: receipt.steps.map((step) => stepOf(receipt.createdAt, step)),
      rows: [
        ...textRow("description", receipt.description),
        ...rowOf("from", receipt.from),
        ...rowOf("to", receipt.to),
        ...textRow("reference", receipt.reference),
        ...balanceRow(receipt),
      ],
    };
  };
}
