"use client";
import { Modal } from "../Modal/Modal.tsx";
import type { ModalProps } from "../Modal/modal.types.ts";

/** {@link BottomSheet} */
export type BottomSheetProps = ModalProps;

/**
 * A modal that opens from the bottom of a phone, within reach of the thumb; in landscape a panel at
 * the end edge, and from 1024 px a centred dialog: deposit, transfer, withdraw and every other task
 * over the current screen.
 *
 * Behaves like `Dialog`. Pass `dismiss="none"` while a money operation is under way.
 *
 * @example
 * <BottomSheet open={open} onOpenChange={setOpen} title={t("deposit.title")}>…</BottomSheet>
 */
export function BottomSheet(props: BottomSheetProps) {
  return <Modal {...props} placement="sheet" />;
}
