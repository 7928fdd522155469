import { classNames } from "../../styles/class-names.ts";
import * as styles from "./Field.css.ts";
import type { FieldIds } from "./use-field-ids.ts";

/** The class of the box around a control: its looks and the state of the control. */
export const boxClass = (
  { errorId }: Pick<FieldIds, "errorId">,
  { disabled, readOnly }: { disabled?: boolean | undefined; readOnly?: boolean | undefined },
  own?: string | undefined,
) =>
  classNames(
    styles.box,
    errorId && styles.boxInvalid,
    (disabled || readOnly) && styles.boxLocked,
    disabled && styles.boxDisabled,
    own,
  );
