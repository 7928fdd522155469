import type { ReactNode } from "react";
import type { ModalProps } from "../Modal/modal.types.ts";

/** {@link MessageDialog} */
export interface MessageDialogProps
  extends Pick<
    ModalProps,
    "open" | "defaultOpen" | "onOpenChange" | "trigger" | "title" | "description" | "children"
  > {
  /** Text of the button. @default the catalogue's "OK" */
  okLabel?: ReactNode;
}
