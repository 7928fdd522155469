import type { FlowOutcomes } from "@satang/headless/outcomes";
import type { UseBankAccountNameOptions } from "@satang/headless/profile";
import type { ReceiptSource } from "@satang/headless/receipt";
import type { ComponentType } from "react";
import type { FlowPresentation } from "../../flows/frame/flow-frame.types.ts";
import type { OnOpenChange } from "../../overlay/open-change.types.ts";

/** The buttons of the wallet. */
export type WalletAction = "deposit" | "withdraw" | "transfer";

/**
 * The movement of money that a receipt is asked for: what finds it in the books of the host. Every script of the page
 * receives it, so it has no name, no account and no balance.
 */
export type Movement = Pick<
  ReceiptSource,
  "kind" | "amount" | "currency" | "reference" | "createdAt"
>;

/** Request of the member to the page: another flow, or something to be shown. */
export type FlowAction =
  | { readonly action: WalletAction | "slip" }
  | ({ readonly action: "receipt" } & Movement);

/** Props of the flow of an element. */
export type ViewProps = FlowOutcomes & {
  readonly open: boolean;
  readonly onOpenChange: OnOpenChange;
  readonly presentation: FlowPresentation | undefined;
  /** Of deposits: banks that accept Latin account names only. */
  readonly latinOnly: UseBankAccountNameOptions["latinOnly"] | undefined;
  /** Of the wheel and of the chat: more origins from which pictures are shown. */
  readonly pictureOrigins: readonly string[] | undefined;
  /** Of the chat: `false` calls nothing while it is closed. */
  readonly watchWhileClosed: boolean | undefined;
  /** Whether the page shows this, when the member asks for it. */
  readonly offers: (action: FlowAction["action"]) => boolean;
  readonly onAction: (action: FlowAction) => void;
};

/** A flow with its styles: a chunk that is loaded with the first element of the flow. */
export type LoadedView = {
  readonly View: ComponentType<ViewProps>;
  /** The styles that it needs in a shadow root. */
  readonly css: string;
};
