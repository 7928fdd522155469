"use client";
import { Modal } from "../Modal/Modal.tsx";
import type { ModalProps } from "../Modal/modal.types.ts";

/** {@link Dialog} */
export type DialogProps = ModalProps;

/**
 * A modal in the middle of the screen at every width, for short content. For a task on a phone use
 * a `BottomSheet`, for a confirmation an `AlertDialog`.
 *
 * The focus moves into it when it opens and returns when it has closed. Escape and a press outside
 * close it (see `dismiss`). The page behind neither scrolls nor shifts.
 *
 * @example
 * <Dialog trigger={<Button>Conditions</Button>} title="Conditions">…</Dialog>
 */
export function Dialog(props: DialogProps) {
  return <Modal {...props} placement="center" />;
}
