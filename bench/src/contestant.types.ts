import type { ComponentType, ReactElement, ReactNode } from "react";

export type Scheme = "light" | "dark";

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  children?: ReactNode;
}

/** A library, used as its documentation says. */
export interface Contestant {
  /** The providers around an app. */
  Frame: ComponentType<{ children: ReactNode }>;
  /**
   * `loud` is the filled variant, otherwise the outlined one. A function, not a component, so that
   * it adds no cost.
   */
  button: (key: number, loud: boolean) => ReactElement;
  field: (key: number, disabled: boolean) => ReactElement;
  checkbox: (key: number) => ReactElement;
  /** A title, one line and the content. */
  Dialog: ComponentType<DialogProps>;
  /** Called inside the frame; returns a function that switches the page between light and dark. */
  useScheme: () => (scheme: Scheme) => void;
}
