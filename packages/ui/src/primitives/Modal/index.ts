export type { ModalDismiss, ModalProps } from "./modal.types.ts";
