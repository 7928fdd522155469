import type { Failure } from "@satang/core";
import type { ButtonHTMLAttributes, ComponentType, ReactNode } from "react";
import type { AmountPickerProps } from "../../primitives/AmountPicker/index.ts";
import type { FramePart } from "../../primitives/Modal/modal.types.ts";

/** Where a flow is shown: over the page, as a part of it, or as the whole page. */
export type FlowPresentation = "modal" | "inline" | "page";

/**
 * The parts of a flow that can have classes of your own: those around its content, the field and the buttons of an amount,
 * and the button that sends its form.
 */
export type FlowPart = FramePart | "amount" | "quickAmounts" | "submit";

/** Classes of your own for the parts of a flow, by their names. */
export type FlowClassNames = Readonly<Partial<Record<FlowPart, string>>>;

/** Props of the header of your own. */
export type FlowHeaderProps = {
  readonly title: ReactNode;
  readonly description: ReactNode;
  /** Closes the flow, or goes back; `null` while an order is sent, and in a flow that does not close. */
  readonly onClose: (() => void) | null;
};

/** Props of the message of your own about content that could not be read. */
export type FlowFailureProps = {
  readonly error: Failure;
  readonly onRetry: () => void;
  /** Whether the content is being read again. */
  readonly retrying: boolean;
};

/** Props of the quick amounts of your own. */
export type FlowQuickAmountsProps = Pick<
  AmountPickerProps,
  "label" | "amounts" | "currency" | "value" | "all" | "onValueChange" | "disabled"
>;

/** Props of the button of your own that sends a form: those of a `button`, with its content. */
export type FlowSubmitProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  /** The order is being sent. */
  readonly loading: boolean;
};

/** Components of your own in place of parts of a flow. `null` leaves a part out. */
export type FlowSlots = {
  /**
   * In place of the title, the line below it, and the button that closes. The title is still announced. `null` hides the
   * title and the line only: a flow can always be closed.
   */
  readonly header?: ComponentType<FlowHeaderProps> | null | undefined;
  /** In place of the skeleton of a form that is read. */
  readonly loading?: ComponentType | null | undefined;
  /** In place of the message about content that could not be read. */
  readonly failure?: ComponentType<FlowFailureProps> | undefined;
  /** In place of the quick amounts next to the field of an amount. `null` hides them. */
  readonly quickAmounts?: ComponentType<FlowQuickAmountsProps> | null | undefined;
  /** In place of the button that sends a form. */
  readonly submit?: ComponentType<FlowSubmitProps> | undefined;
};

/** Props of every flow by which a host changes its parts. */
export type FlowPartsProps = {
  /** Classes of your own for its parts. */
  readonly classNames?: FlowClassNames | undefined;
  /** Components of your own in place of parts. Declare them outside of your component: a new component is mounted again. */
  readonly slots?: FlowSlots | undefined;
};

/** How a flow is shown. */
export type FlowFrameProps = FlowPartsProps & {
  /**
   * `modal` over the page, `inline` as a card in your page, or `page` as the content of a page of its own, with a button
   * that goes back. In all of them it is shown while `open`, and asks with `onOpenChange` to be closed.
   * @default "modal"
   */
  readonly presentation?: FlowPresentation | undefined;
};
