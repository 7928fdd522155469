import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useRef,
} from "react";
import { useModalStack } from "../../overlay/modal-stack.ts";
import type { OpenChangeReason } from "../../overlay/open-change.types.ts";
import { useLayer } from "../../overlay/use-layer.ts";
import type { ModalDismiss } from "./modal.types.ts";
import { useOpeningPress } from "./use-opening-press.ts";
import { useSecondPress } from "./use-second-press.ts";

interface Dismissal {
  modal: RefObject<HTMLElement | null>;
  open: boolean;
  dismiss: ModalDismiss;
  onDismiss: (reason: OpenChangeReason) => void;
}

const prevent = (event: Event) => event.preventDefault();

/**
 * Disables all dismissal of Radix's dialog: the stack of layers and the scrim decide, and give the
 * reason.
 */
export const noRadixDismissal = {
  onEscapeKeyDown: prevent,
  onPointerDownOutside: prevent,
  onFocusOutside: prevent,
  onInteractOutside: prevent,
};

/**
 * Closes a modal on Escape and on a press on its scrim, as its `dismiss` allows; returns the props
 * of the scrim.
 */
export function useDismissal({ modal, open, dismiss, onDismiss }: Dismissal) {
  const isSecondPress = useSecondPress(open);
  const { isOpeningClick, isOpeningKey } = useOpeningPress(open);
  const isPressed = useRef(false);

  /**
   * The rest of the page is hidden from assistive technology; an element that is not was added
   * after this modal by other code.
   */
  const isForeign = (focused: Element | null) =>
    focused !== null &&
    !modal.current?.contains(focused) &&
    !focused.contains(modal.current) &&
    !focused.closest("[aria-hidden='true']");

  const closeBecause = (reason: OpenChangeReason) => {
    if (dismiss !== "none") onDismiss(reason);
  };
  useLayer(open, () => closeBecause("escape"), isForeign);
  useModalStack(open, () => closeBecause("back"));

  return {
    // A press that begins in the modal and ends outside, to select text, does not count.
    onPointerDown: (event: PointerEvent) => {
      isPressed.current =
        event.target === event.currentTarget &&
        event.button === 0 &&
        !event.ctrlKey &&
        !isSecondPress(event.nativeEvent);
    },
    onClick: (event: MouseEvent) => {
      if (event.target !== event.currentTarget || !isPressed.current) return;
      if (dismiss === "anywhere") onDismiss("outsidePress");
    },
    // While it closes it ignores presses, because the second tap of a double tap would run its
    // action again.
    onClickCapture: (event: MouseEvent) => {
      if (open && !isOpeningClick(event)) return;
      event.preventDefault();
      event.stopPropagation();
    },
    onKeyDownCapture: (event: KeyboardEvent) => {
      if (isOpeningKey(event)) event.preventDefault();
    },
  };
}
