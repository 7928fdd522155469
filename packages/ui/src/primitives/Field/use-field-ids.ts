import { type ReactNode, useId } from "react";
import { classNames } from "../../styles/class-names.ts";

/** Texts of every field. */
export interface FieldMessages {
  /** Visible label. */
  label: ReactNode;
  /** Permanent description. */
  description?: ReactNode;
  /** Error message; marks the control as invalid. */
  error?: ReactNode;
}

const isThere = (message: ReactNode) => message !== undefined && message !== null && message !== "";

/**
 * Ids that connect label, description and error with a control, and the attributes of the control.
 */
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

/** Ids and attributes that {@link useFieldIds} returns. */
export type FieldIds = ReturnType<typeof useFieldIds>;
