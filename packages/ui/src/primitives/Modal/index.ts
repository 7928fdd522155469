export type { ModalDismiss, ModalProps } from "./Modal.tsx";
