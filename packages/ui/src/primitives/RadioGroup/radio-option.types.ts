import type { ReactNode } from "react";

/** One to choose. */
export interface RadioOption<Value extends string = string> {
  /** What `onValueChange` tells, and what a form sends. */
  value: Value;
  /** What is read and spoken. */
  label: ReactNode;
  /** What choosing it means, below the label. */
  description?: ReactNode;
  /** Picture before the words, for example a bank's badge. */
  start?: ReactNode;
  /** What stands at the end, for example a price. */
  end?: ReactNode;
  /** Stands there and cannot be chosen. @default false */
  disabled?: boolean;
}
