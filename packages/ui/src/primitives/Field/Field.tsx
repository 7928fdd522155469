import type { ReactNode } from "react";
import { classNames } from "../../styles/class-names.ts";
import { visuallyHidden } from "../../styles/hidden.css.ts";
import * as styles from "./Field.css.ts";
import { FieldNotes } from "./FieldNotes.tsx";
import type { FieldIds, FieldMessages } from "./use-field-ids.ts";

/** Props of {@link Field}. */
export interface FieldProps extends FieldMessages {
  /** From `useFieldIds`. */
  ids: FieldIds;
  /** `hidden` keeps the label for screen readers only. @default "shown" */
  labelVisibility?: "shown" | "hidden";
  /** Class of the whole field. */
  className?: string | undefined;
  /** The control, with the attributes of `ids.control`. */
  children: ReactNode;
}

/**
 * Label, control, then error and description.
 * @example
 * <Field label="Colour" ids={ids}>
 *   <input {...ids.control} type="color" />
 * </Field>
 */
export function Field({
  ids,
  label,
  labelVisibility = "shown",
  description,
  error,
  className,
  children,
}: FieldProps) {
  return (
    <div className={classNames(styles.field, className)}>
      <label
        htmlFor={ids.id}
        className={labelVisibility === "hidden" ? visuallyHidden : styles.label}
        data-part="label"
      >
        {label}
      </label>
      {children}
      {(ids.errorId || ids.descriptionId) && (
        <FieldNotes ids={ids} description={description} error={error} />
      )}
    </div>
  );
}
