import type { Failure } from "@satang/core";
import type { ComponentType, ReactNode } from "react";
import type { FramePart } from "../../primitives/Modal/modal.types.ts";

/** Where a flow is shown: over the page, as a part of it, or as the whole page. */
export type FlowPresentation = "modal" | "inline" | "page";

/** Classes of your own for the parts around the content of a flow, by the names of the parts. */
export type FlowClassNames = Readonly<Partial<Record<FramePart, string>>>;

/** Props of the header of your own. */
export type FlowHeaderProps = {
  readonly title: ReactNode;
  readonly description: ReactNode;
  /** Closes the flow, or goes back; `null` while an order is sent. */
  readonly onClose: (() => void) | null;
};

/** Props of the message of your own about content that could not be read. */
export type FlowFailureProps = {
  readonly error: Failure;
  readonly onRetry: () => void;
  /** It is being read again. */
  readonly retrying: boolean;
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
};

/** How a flow is shown. */
export type FlowFrameProps = {
  /**
   * `modal` over the page, `inline` as a card in your page, or `page` as the content of a page of its own, with a button
   * that goes back. In all of them it is shown while `open`, and asks with `onOpenChange` to be closed.
   * @default "modal"
   */
  readonly presentation?: FlowPresentation | undefined;
  /** Classes of your own for the parts around the content. */
  readonly classNames?: FlowClassNames | undefined;
  /** Components of your own in place of parts. Declare them outside of your component: a new component is mounted again. */
  readonly slots?: FlowSlots | undefined;
};
