import { CriticalIcon } from "../Icon/index.ts";
import * as styles from "./Field.css.ts";
import type { FieldIds, FieldMessages } from "./use-field-ids.ts";

interface FieldNotesProps extends Pick<FieldMessages, "description" | "error"> {
  ids: Pick<FieldIds, "errorId" | "descriptionId">;
}

/** Error and description below a control. Render it only when there is one of them. */
export function FieldNotes({ ids, description, error }: FieldNotesProps) {
  return (
    <>
      {ids.errorId && (
        <p id={ids.errorId} className={styles.error} data-part="error">
          <CriticalIcon size={16} className={styles.errorIcon} />
          <span>{error}</span>
        </p>
      )}
      {ids.descriptionId && (
        <p id={ids.descriptionId} className={styles.description} data-part="description">
          {description}
        </p>
      )}
    </>
  );
}
