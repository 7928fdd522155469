import type { ComponentType } from "react";
import type { FlowClassNames, FlowSlots } from "../frame/flow-frame.types.ts";

/** Classes of your own for the parts of the chat: those of a flow, the round button, and the newest message next to it. */
export type ChatClassNames = FlowClassNames & Readonly<Partial<Record<"button" | "peek", string>>>;

/** Props of the button of your own that opens and closes the chat. */
export type ChatOpenerProps = {
  readonly open: boolean;
  /** Messages of support that were not read. */
  readonly unread: number;
  readonly onPress: () => void;
};

/** Components of your own in place of parts of the chat: those of a flow, and the round button. */
export type ChatSlots = FlowSlots & {
  /**
   * In place of the round button. `null` hides it: open the chat with `open`. Without the round button, the newest message is
   * above the end of the bottom navigation, which then leads to the chat.
   */
  readonly button?: ComponentType<ChatOpenerProps> | null | undefined;
  /** `null` hides the newest message of a closed chat, where it would cover a form. */
  readonly peek?: null | undefined;
};

/** Props by which a host changes parts of the chat. */
export type ChatPartsProps = {
  /** Classes of your own for its parts. */
  readonly classNames?: ChatClassNames | undefined;
  /** Components of your own in place of parts. Declare them outside of your component: a new component is mounted again. */
  readonly slots?: ChatSlots | undefined;
};
