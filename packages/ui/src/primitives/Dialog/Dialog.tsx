"use client";
import { Modal } from "../Modal/Modal.tsx";
import type { ModalProps } from "../Modal/modal.types.ts";

/** {@link Dialog} */
export type DialogProps = ModalProps;

/**
 * A modal in the middle of the screen at every width: for short matters that are not a task.
 * Tasks that fill the lower half of a phone are a `BottomSheet`, yes-or-no questions an `AlertDialog`.
 *
 * Focus moves in when it opens and back to where it was when it has closed; Escape and a press
 * outside close it (see `dismiss`); the page behind does not scroll and does not shift.
 *
 * @example
 * <Dialog trigger={<Button>Conditions</Button>} title="Conditions">…</Dialog>
 */
export function Dialog(props: DialogProps) {
  return <Modal {...props} placement="center" />;
}
