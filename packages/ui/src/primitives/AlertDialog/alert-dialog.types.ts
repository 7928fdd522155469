import type { ReactNode } from "react";
import type { ModalProps } from "../Modal/modal.types.ts";

/** {@link AlertDialog} */
export interface AlertDialogProps
  extends Pick<
    ModalProps,
    "open" | "defaultOpen" | "onOpenChange" | "trigger" | "title" | "description" | "children"
  > {
  /** Called on confirmation. The dialog then closes unless it is `loading`. */
  onConfirm: () => void;
  /** Called on cancellation, with the button or Escape. */
  onCancel?: (() => void) | undefined;
  /** Label of the confirm button, a verb. @default the catalogue's "Confirm" */
  confirmLabel?: ReactNode;
  /** Label of the cancel button. @default the catalogue's "Cancel" */
  cancelLabel?: ReactNode;
  /** `critical` for an action that cannot be undone. @default "neutral" */
  tone?: "neutral" | "critical" | undefined;
  /** `stay` keeps it open after a confirmation, until the parent closes it. @default "close" */
  afterConfirm?: "close" | "stay" | undefined;
  /** The action is under way; nothing closes the dialog meanwhile. @default false */
  loading?: boolean | undefined;
}
