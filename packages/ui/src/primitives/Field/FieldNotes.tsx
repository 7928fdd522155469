import { CriticalIcon } from "../Icon/index.ts";
import * as css from "./Field.css.ts";
import type { FieldIds, FieldMessages } from "./use-field-ids.ts";

interface FieldNotesProps extends Pick<FieldMessages, "description" | "error"> {
  ids: Pick<FieldIds, "errorId" | "descriptionId">;
}

/** What is wrong with a control and what helps, under it. Draw it only where there is something to say. */
export function FieldNotes({ ids, description, error }: FieldNotesProps) {
  return (
    <>
      {ids.errorId && (
        <p id={ids.errorId} className={css.error} data-part="error">
          <CriticalIcon size={16} className={css.errorIcon} />
          <span>{error}</span>
        </p>
      )}
      {ids.descriptionId && (
        <p id={ids.descriptionId} className={css.description} data-part="description">
          {description}
        </p>
      )}
    </>
  );
}
