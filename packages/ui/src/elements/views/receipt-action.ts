import type { ReceiptSource } from "@satang/headless/receipt";
import type { FlowAction, ViewProps } from "./view.types.ts";

const receiptAction = (source: ReceiptSource): FlowAction => {
  const { kind, amount, currency, reference, createdAt } = source;
  return { action: "receipt", kind, amount, currency, reference, createdAt };
};

/** `onReceipt` of a flow, when the page shows receipts. */
export const askForReceipt = ({ offers, onAction }: Pick<ViewProps, "offers" | "onAction">) =>
  offers("receipt") ? (source: ReceiptSource) => onAction(receiptAction(source)) : undefined;
