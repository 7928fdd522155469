import type { ReactNode } from "react";
import { CriticalIcon } from "../Icon/index.ts";
import { classNames } from "../shared/class-names.ts";
import { visuallyHidden } from "../shared/hidden.css.ts";
import * as css from "./Field.css.ts";
import type { FieldMessages, useFieldIds } from "./use-field-ids.ts";

/** Props of {@link Field}. */
export interface FieldProps extends FieldMessages {
  /** From `useFieldIds`. */
  ids: ReturnType<typeof useFieldIds>;
  /** `hidden` keeps the label for screen readers only. @default "shown" */
  labelVisibility?: "shown" | "hidden";
  className?: string | undefined;
  /** The control, wearing `ids.control`. */
  children: ReactNode;
}

/** Label above, control, then what is wrong with it or what helps. */
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
    <div className={classNames(css.field, className)}>
      <label htmlFor={ids.id} className={labelVisibility === "hidden" ? visuallyHidden : css.label}>
        {label}
      </label>
      {children}
      {ids.errorId && (
        <p id={ids.errorId} className={css.error}>
          <CriticalIcon size={16} className={css.errorIcon} />
          <span>{error}</span>
        </p>
      )}
      {ids.descriptionId && (
        <p id={ids.descriptionId} className={css.description}>
          {description}
        </p>
      )}
    </div>
  );
}
