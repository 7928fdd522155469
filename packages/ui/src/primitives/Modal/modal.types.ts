import type { ReactElement, ReactNode, RefObject } from "react";
import type { OnOpenChange } from "../../overlay/open-change.types.ts";
import type { placements, sizes } from "./Modal.css.ts";

/**
 * What closes a modal besides its own buttons: `anywhere` a press outside, Escape and the close
 * button; `explicit` Escape and the close button; `none` nothing, while money is on its way.
 */
export type ModalDismiss = "anywhere" | "explicit" | "none";

/** What Dialog, BottomSheet and the alert dialogs have in common. */
export interface ModalProps {
  /** Whether it is open; leave out to let it keep that itself. */
  open?: boolean | undefined;
  /** Whether it is open at first, where it keeps that itself. @default false */
  defaultOpen?: boolean | undefined;
  /**
   * Called when it opens or closes, or asks its parent to, with the reason: `trigger`, `escape`,
   * `outsidePress`, `closeButton`, `itemPress` (a button of its own) or `drag` (a sheet that was pulled down).
   */
  onOpenChange?: OnOpenChange | undefined;
  /** One button that opens it. A modal opened by state needs none. */
  trigger?: ReactElement | undefined;
  /** Its name, seen and spoken. */
  title: ReactNode;
  /** Speak the title without showing it. @default false */
  titleHidden?: boolean | undefined;
  /** One line below the title, read out with it. */
  description?: ReactNode;
  /** Its body, which scrolls when it is long. */
  children?: ReactNode;
  /** Stays in sight below the scrolling body; a function is handed what closes the modal. */
  footer?: ReactNode | ((close: () => void) => ReactNode);
  /** Its greatest width. @default "medium" */
  size?: keyof typeof sizes | undefined;
  /**
   * What closes it besides its own buttons: `anywhere` a press outside, Escape and the close button,
   * `explicit` the last two, `none` nothing, while money is on its way.
   * @default "anywhere"
   */
  dismiss?: ModalDismiss | undefined;
  /** What to focus first. @default the modal itself, so that its title is read */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Spoken name of the close button. @default the catalogue's "Close" */
  closeLabel?: string | undefined;
}

/** What the modals built on it decide. */
export interface ModalShape extends ModalProps {
  placement: keyof typeof placements;
  role?: "dialog" | "alertdialog" | undefined;
  /** @default true */
  closeButton?: boolean | undefined;
}
