import type { StatementEntry } from "@satang/headless/statement";
import {
  BonusIcon,
  CheckIcon,
  CoinsIcon,
  DepositIcon,
  InviteIcon,
  RefundIcon,
  StatementIcon,
  TransferIcon,
  WithdrawIcon,
} from "../../primitives/Icon/index.ts";

const iconOfKind = {
  deposit: DepositIcon,
  bonus: BonusIcon,
  finishBonus: CheckIcon,
  withdraw: WithdrawIcon,
  transfer: TransferIcon,
  other: StatementIcon,
} as const;

const iconOfSource = {
  bonus: BonusIcon,
  promotion: BonusIcon,
  invite: InviteIcon,
  refund: RefundIcon,
  luckydraw: CoinsIcon,
} as const;

const iconTones = { plus: "positive", minus: "critical", none: "neutral" } as const;

/** The icon of a row, by the origin of its description, otherwise by its kind. */
export const iconOf = ({ kind, source }: StatementEntry) =>
  source ? iconOfSource[source] : iconOfKind[kind];

/** Background of the icon: money in, money out, or neither. A failed row moved nothing. */
export const iconTone = ({ sign, status }: StatementEntry) =>
  status === "failed" ? "neutral" : iconTones[sign];

/** Colour of the amount: one that has not arrived has none, and a failed one is struck out. */
export function amountTone({ sign, status }: StatementEntry) {
  if (status === "failed") return "void";
  return sign === "plus" && status === "success" ? "positive" : "plain";
}

/** The sign before the amount. */
export const signText = ({ sign }: StatementEntry): string =>
  ({ plus: "+", minus: "\u2212", none: "" })[sign];
