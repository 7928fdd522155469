/** Where a flow is in a site with React. */
type Place =
  /** Over the page, opened by a button of the wallet. */
  | { readonly place: "wallet" }
  /** Over the page, opened by a button of its own with these words. */
  | { readonly place: "page"; readonly title: "spin.title" | "invite.title" | "refund.title" }
  /** Always in the page. */
  | { readonly place: "section" };

/** A flow that a site can begin with. */
export type Flow = Place & {
  readonly name: string;
  /** Component, from `@satang/ui/flows/<name>`. */
  readonly component: string;
  /** Whether it is a custom element too, `<satang-<name>>`. */
  readonly hasElement: boolean;
};

/** The flows of `@satang/ui` that need nothing else of a page. */
export const FLOWS = [
  { name: "deposit", component: "DepositFlow", place: "wallet", hasElement: true },
  { name: "withdraw", component: "WithdrawFlow", place: "wallet", hasElement: true },
  { name: "transfer", component: "TransferFlow", place: "wallet", hasElement: false },
  { name: "spin", component: "SpinFlow", place: "page", title: "spin.title", hasElement: true },
  {
    name: "invite",
    component: "InviteFlow",
    place: "page",
    title: "invite.title",
    hasElement: false,
  },
  {
    name: "refund",
    component: "RefundFlow",
    place: "page",
    title: "refund.title",
    hasElement: false,
  },
  { name: "statement", component: "StatementFlow", place: "section", hasElement: false },
  { name: "chat", component: "ChatWidget", place: "section", hasElement: true },
] as const satisfies readonly Flow[];

/** The name of a flow. */
export type FlowName = (typeof FLOWS)[number]["name"];

/** The flows with these names, in the order of the table. */
export const flowsWith = (names: readonly FlowName[]): readonly (Flow & { name: FlowName })[] =>
  FLOWS.filter(({ name }) => names.includes(name));
