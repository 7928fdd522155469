"use client";
import { Modal } from "../Modal/Modal.tsx";
import type { ModalProps } from "../Modal/modal.types.ts";

/** {@link Drawer} */
export interface DrawerProps extends ModalProps {
  /**
   * The edge of the window, at every width. `start` and `end` depend on the reading direction.
   * @default "end"
   */
  side?: "start" | "end" | "bottom" | undefined;
}

/**
 * A modal at one edge of the window, with its full height (or width): filters, a menu, details next
 * to their list. `size` is its maximum width; a strip of the page stays visible.
 *
 * Behaves like `Dialog`. For a task on a phone use a `BottomSheet`, which is a dialog on a wide
 * screen.
 *
 * @example
 * <Drawer side="start" trigger={<Button>Filter</Button>} title="Filter">…</Drawer>
 */
export function Drawer({ side = "end", ...modal }: DrawerProps) {
  return <Modal {...modal} placement={side} />;
}
