import { type ReactNode, useId } from "react";
import { classNames } from "../../styles/class-names.ts";

/** What every field says about itself. */
export interface FieldMessages {
  /** Its visible name. */
  label: ReactNode;
  /** Help that stays. */
  description?: ReactNode;
  /** What is wrong with the value; marks the control invalid. */
  error?: ReactNode;
}

const isThere = (message: ReactNode) => message !== undefined && message !== null && message !== "";

/** Ids that tie label, description and error to a control, and the attributes the control wears. */
export function useFieldIds(
  messages: FieldMessages,
  own: { id?: string | undefined; "aria-describedby"?: string | undefined },
) {
  const made = useId();
  const id = own.id ?? made;
  const hasError = isThere(messages.error);
  const descriptionId = isThere(messages.description) ? `${id}-description` : undefined;
  const errorId = hasError ? `${id}-error` : undefined;
  const describedBy = classNames(own["aria-describedby"], errorId, descriptionId);
  return {
    id,
    descriptionId,
    errorId,
    control: {
      id,
      "aria-describedby": describedBy || undefined,
      "aria-invalid": hasError || undefined,
    },
  };
}

/** What {@link useFieldIds} gives. */
export type FieldIds = ReturnType<typeof useFieldIds>;
