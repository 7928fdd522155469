import type { FramePart } from "../../primitives/Modal/modal.types.ts";

/** Where a flow is shown: over the page, as a part of it, or as the whole page. */
export type FlowPresentation = "modal" | "inline" | "page";

/** Classes of your own for the parts around the content of a flow, by the names of the parts. */
export type FlowClassNames = Readonly<Partial<Record<FramePart, string>>>;

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
};
