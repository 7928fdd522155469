import type { Failure, Satang } from "@satang/core";
import type { OwnDepositProblem, PlayStop } from "@satang/machines/protection";
import type { MouseEvent } from "react";
import type { MoneyOperationView } from "../money/use-operation-view.ts";
import type { FormProps, SubmitProps } from "../parts/element-props.ts";
import type { GiftLinkOrder, GiftLinkReceipt } from "./gift-link.operation.ts";

/**
 * View that {@link useGiftLink} returns: the deposit of a gift link as state, values, actions and prop getters. Spread
 * the getters on elements, or use the parts of `GiftLink`.
 *
 * States:
 * - `entering`, `submitting`: the form
 * - `done`: the service answered that the gift is in the wallet
 * - `outcome`: `operation.outcome` is shown in place of the form
 */
export type GiftLinkView = {
  readonly state: "entering" | "submitting" | "done" | "outcome";
  readonly values: {
    /** The link as typed. It is kept by the view only, never stored. */
    readonly link: string;
  };
  /** The least amount that is credited. */
  readonly minimum: Satang;
  /** The amount that was credited; `null` before, and when the service does not say it. */
  readonly credited: Satang | null;
  /** Why the service refused the link as it is; `null` when it did not, and after the link was changed. */
  readonly linkFailure: Failure | null;
  /** Why the member's own limit refuses even the least amount; `null` when it does not. Nothing is sent while it does. */
  readonly ownLimitProblem: OwnDepositProblem | null;
  /** A break, or a day without time left, refuses every link; `null` when nothing does. */
  readonly stop: PlayStop | null;
  /** The device could not seal the link, so that nothing was sent. */
  readonly isSealFailed: boolean;
  readonly isSubmitting: boolean;
  /** The last gift link: on its way, how it ended, or that it is not known yet. */
  readonly operation: MoneyOperationView<GiftLinkOrder, GiftLinkReceipt>;
  /**
   * Whether a press belongs to the double tap that sent the link: it must not close the message about the credit, which
   * replaced the button.
   */
  readonly isSecondTap: (press: MouseEvent) => boolean;
  readonly actions: {
    readonly changeLink: (link: string) => void;
    /** Seals and sends the link. Without one it sends nothing. */
    readonly submit: () => void;
    /** Call it when the member has read how it ended: the form is empty then. */
    readonly close: () => void;
  };
  /** For the `form`: Enter sends. */
  readonly getFormProps: () => FormProps<GiftLinkView["state"]>;
  readonly getLinkProps: () => {
    readonly type: "url";
    readonly inputMode: "url";
    readonly autoComplete: "off";
    readonly value: string;
    readonly readOnly: boolean;
    readonly "aria-invalid": true | undefined;
    readonly onChange: (event: { readonly target: { readonly value: string } }) => void;
  };
  /** For the submit button: disabled without a link (money.txt §5). It keeps the focus while it waits. */
  readonly getSubmitProps: () => SubmitProps & { readonly disabled: boolean };
};
