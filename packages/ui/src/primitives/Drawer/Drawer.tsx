"use client";
import { Modal } from "../Modal/Modal.tsx";
import type { ModalProps } from "../Modal/modal.types.ts";

/** {@link Drawer} */
export interface DrawerProps extends ModalProps {
  /**
   * The edge it comes from, at every width. `start` and `end` follow the reading direction.
   * @default "end"
   */
  side?: "start" | "end" | "bottom" | undefined;
}

/**
 * A modal along one edge of the window, as high (or wide) as it: filters, a menu, details beside
 * what they belong to. `size` is its greatest width; a strip of the page stays in sight.
 *
 * Behaves as `Dialog`. A task on a phone is a `BottomSheet`, which is a dialog on a wide screen.
 *
 * @example
 * <Drawer side="start" trigger={<Button>Filter</Button>} title="Filter">…</Drawer>
 */
export function Drawer({ side = "end", ...modal }: DrawerProps) {
  return <Modal {...modal} placement={side} />;
}
