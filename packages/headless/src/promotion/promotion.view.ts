import type { Failure } from "@satang/core";
import type { MoneyOperationView } from "../money/use-operation-view.ts";
import type { ButtonProps, FormProps, SubmitProps } from "../parts/element-props.ts";
import type { UpperCaseProps } from "../parts/use-upper-case.ts";
import type { PromotionOrder } from "./promotion.operation.ts";

/** A promotion that a code found (journey.txt §3). */
export type FoundPromotion = {
  /** The code that found it. */
  readonly code: string;
  readonly percentFail: number;
  readonly description: string;
};

/** Props of a button that keeps the focus while it waits. */
type WaitingButtonProps = ButtonProps & { readonly "aria-disabled": true | undefined };

/**
 * View that {@link usePromotion} returns: finding a promotion by its code and receiving it, as state, values, actions
 * and prop getters. Spread the getters on elements, or use the parts of `Promotion`.
 *
 * States:
 * - `entering`: the code
 * - `searching`, `notFound`, `findFailed`: the code is being searched, has no promotion, or could not be searched
 * - `found`, `submitting`: the promotion; it is being received
 * - `outcome`: `operation.outcome` is shown in place of it
 */
export type PromotionView = {
  readonly state:
    | "entering"
    | "searching"
    | "notFound"
    | "findFailed"
    | "found"
    | "submitting"
    | "outcome";
  readonly values: {
    /** The code as typed, in upper case. */
    readonly code: string;
  };
  /** The code is missing; `null` without a problem, and before the first search. */
  readonly problem: "required" | null;
  /** The code that was searched; `null` before a search. */
  readonly searched: string | null;
  /** The promotion of the code; `null` until it was found. */
  readonly promotion: FoundPromotion | null;
  readonly isSubmitting: boolean;
  /** The last time a promotion was received: on its way, how it ended, or that it is not known yet. */
  readonly operation: MoneyOperationView<PromotionOrder>;
  /** Why the code could not be searched; `null` when it could. */
  readonly findFailure: Failure | null;
  readonly actions: {
    readonly changeCode: (code: string) => void;
    /** Searches the code. Without one it sends nothing, and shows that. */
    readonly find: () => void;
    /** Receives the promotion that was found. */
    readonly receive: () => void;
    /** Searches again after a failure. */
    readonly retry: () => void;
    /** Call it when the member has read the result: the code stays, the result goes. */
    readonly close: () => void;
  };
  /** For the `form`: Enter searches. */
  readonly getFormProps: () => FormProps<PromotionView["state"]>;
  readonly getCodeProps: () => UpperCaseProps & {
    readonly name: "promotion";
    readonly type: "text";
    readonly autoComplete: "off";
    readonly autoCapitalize: "characters";
    readonly spellCheck: false;
    readonly required: true;
    readonly value: string;
    readonly "aria-invalid": true | undefined;
  };
  /** For the submit button of the form. It keeps the focus while it waits. */
  readonly getFindProps: () => SubmitProps;
  /** For the button that receives the promotion. It keeps the focus while it waits. */
  readonly getReceiveProps: () => WaitingButtonProps;
  /** For the button that searches again after a failure. */
  readonly getRetryProps: () => WaitingButtonProps;
};
