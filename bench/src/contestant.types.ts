import type { ComponentType, ReactElement, ReactNode } from "react";

export type Scheme = "light" | "dark";

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  children?: ReactNode;
}

/** One library, used as its documentation says. */
export interface Contestant {
  /** What stands around an app. */
  Frame: ComponentType<{ children: ReactNode }>;
  /** `loud` is its filled look, else its outlined one. A function, not a component: it adds nothing. */
  button: (key: number, loud: boolean) => ReactElement;
  field: (key: number, disabled: boolean) => ReactElement;
  checkbox: (key: number) => ReactElement;
  /** A title, one line and what it holds. */
  Dialog: ComponentType<DialogProps>;
  /** Called inside the frame; hands back what switches the page between light and dark. */
  useScheme: () => (scheme: Scheme) => void;
}
