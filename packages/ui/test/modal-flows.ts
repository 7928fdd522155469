import { satang } from "@satang/core";
import { receiptOfOrder } from "@satang/headless/receipt";
import type { ReactElement } from "react";
import type { FlowModalProps } from "../src/flows/money/flow-modal.types.ts";

/** Props that the flows need in addition to those of a modal. */
const MORE: Readonly<Record<string, object>> = {
  GameFlow: { code: "PGSLOT" },
  OwnLimitFlow: { limit: "deposit" },
  QrDepositFlow: { provider: "KBANK" },
  PromotionFlow: { onFind: () => undefined },
  ReceiptFlow: {
    source: receiptOfOrder({
      kind: "withdraw",
      amount: satang(200_00),
      currency: "THB",
      from: "wallet",
      to: null,
      reference: null,
      at: 0,
    }),
  },
};

/** Screens, which have no closed state. */
const SCREENS: ReadonlySet<string> = new Set([
  "BonusFlow",
  "ContactFlow",
  "HowtoFlow",
  "LoginFlow",
  "ProfileFlow",
  "ProtectionFlow",
  "RegisterFlow",
  "StatementFlow",
  "StoppedFlow",
]);

const modules = import.meta.glob<Record<string, (props: FlowModalProps) => ReactElement>>(
  "../src/flows/*/index.ts",
  { eager: true },
);

/** Every flow that is opened and closed. */
export const modalFlows = Object.values(modules)
  .flatMap((module) => Object.entries(module))
  .filter(([name]) => name.endsWith("Flow") && !SCREENS.has(name))
  .map(([name, Flow]) => ({ name, Flow, more: MORE[name] ?? {} }));
