import type { StatementView } from "@satang/headless/statement";
import type { ComponentProps } from "react";
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
import type { ListRow } from "../../primitives/List/index.ts";

type RowProps = ComponentProps<typeof ListRow>;

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

const statusTones = { processing: "warning", success: "positive", failed: "critical" } as const;

/** The picture of a row: what it is about, else what kind it is. */
export const iconOf = ({ kind, source }: StatementView) =>
  source ? iconOfSource[source] : iconOfKind[kind];

/** Ground of the picture: money in, money out, or neither. What failed moved nothing. */
export function iconTone({ sign, status }: StatementView): RowProps["iconTone"] {
  if (status === "failed") return "neutral";
  return { plus: "positive", minus: "critical", none: "neutral" }[sign] as RowProps["iconTone"];
}

/** Colour of the amount; what failed is struck out. */
export function amountTone({ sign, status }: StatementView): RowProps["amountTone"] {
  if (status === "failed") return "void";
  return sign === "plus" ? "positive" : "plain";
}

/** Colour of the status word. */
export const statusTone = ({ status }: StatementView): RowProps["statusTone"] =>
  statusTones[status];

/** What stands before the amount. */
export const signText = ({ sign }: StatementView): string =>
  ({ plus: "+", minus: "\u2212", none: "" })[sign];
