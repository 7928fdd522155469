import { AlertQuestion } from "../../primitives/AlertDialog/AlertQuestion.tsx";
import type { AlertDialogProps } from "../../primitives/AlertDialog/index.ts";
import type { DialogProps } from "../../primitives/Dialog/index.ts";
import type { MessageDialogProps } from "../../primitives/MessageDialog/index.ts";
import { MessageBox } from "../../primitives/MessageDialog/MessageBox.tsx";
import { LazyModal } from "./LazyModal.tsx";

/** Opened by state: a trigger would need the modal at once. */
type ByState<Props> = Omit<Props, "defaultOpen" | "trigger">;

/** A `Dialog` of a flow: the modal is loaded on demand. */
export const FlowDialog = (props: ByState<DialogProps>) => (
  <LazyModal {...props} placement="center" />
);

/** An `AlertDialog` of a flow: the modal is loaded on demand. */
export const FlowAlertDialog = (props: ByState<AlertDialogProps>) => (
  <AlertQuestion {...props} as={LazyModal} />
);

/** A `MessageDialog` of a flow: the modal is loaded on demand. */
export const FlowMessageDialog = (props: ByState<MessageDialogProps>) => (
  <MessageBox {...props} as={LazyModal} />
);
