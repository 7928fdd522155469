import type { ReactElement, ReactNode, RefObject } from "react";
import type { OnOpenChange } from "../../overlay/open-change.types.ts";
import type * as styles from "./Modal.css.ts";

/**
 * Ways to close a modal in addition to its own buttons: `anywhere` a press outside, Escape and the
 * close button; `explicit` Escape and the close button; `none` nothing, for a money operation that
 * is under way.
 */
export type ModalDismiss = "anywhere" | "explicit" | "none";

/** Common props of Dialog, BottomSheet and the alert dialogs. */
export interface ModalProps {
  /** Whether it is open; without it the component keeps this state itself. */
  open?: boolean | undefined;
  /** Whether it is initially open, when the component keeps this state itself. @default false */
  defaultOpen?: boolean | undefined;
  /**
   * Called when it opens or closes, or requests it from its parent, with the reason: `trigger`,
   * `escape`, `outsidePress`, `closeButton`, `itemPress` (one of its own buttons) or `drag` (a
   * sheet that was dragged down).
   */
  onOpenChange?: OnOpenChange | undefined;
  /** A button that opens it. A modal that is opened by state needs none. */
  trigger?: ReactElement | undefined;
  /** Title and accessible name. */
  title: ReactNode;
  /** Hides the title; it is still announced. @default false */
  titleHidden?: boolean | undefined;
  /** A line below the title, announced with it. */
  description?: ReactNode;
  /** Body, which scrolls when it is long. */
  children?: ReactNode;
  /** Always visible below the scrolling body; a function gets a function that closes the modal. */
  footer?: ReactNode | ((close: () => void) => ReactNode);
  /** Maximum width. @default "medium" */
  size?: keyof typeof styles.sizes | undefined;
  /**
   * Ways to close it in addition to its own buttons: `anywhere` a press outside, Escape and the close
   * button, `explicit` the last two, `none` nothing, for a money operation that is under way.
   * @default "anywhere"
   */
  dismiss?: ModalDismiss | undefined;
  /** The element to focus first. @default the modal itself, so that its title is announced */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Accessible name of the close button. @default the catalogue's "Close" */
  closeLabel?: string | undefined;
}

/** The parts around the content of a modal; `root` is the modal itself. */
export type FramePart = "root" | "header" | "title" | "description" | "body" | "footer" | "close";

/** Internal props, set by the modals that use it. */
export interface ModalShape extends ModalProps {
  /** Classes of the host for its parts. */
  classNames?: Readonly<Partial<Record<FramePart, string>>> | undefined;
  placement: keyof typeof styles.placements;
  role?: "dialog" | "alertdialog" | undefined;
  /** @default true */
  closeButton?: boolean | undefined;
}
