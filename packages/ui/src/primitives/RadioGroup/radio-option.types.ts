import type { ReactNode } from "react";

/** An option of a `RadioGroup`. */
export interface RadioOption<Value extends string = string> {
  /** Value for `onValueChange` and for a form. */
  value: Value;
  /** Visible and accessible label. */
  label: ReactNode;
  /** Explanation below the label. */
  description?: ReactNode;
  /** Picture before the label, for example a bank's badge. */
  start?: ReactNode;
  /** Content at the end, for example a price. */
  end?: ReactNode;
  /** Visible, but cannot be chosen. @default false */
  disabled?: boolean;
}
