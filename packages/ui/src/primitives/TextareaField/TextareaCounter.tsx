"use client";

import { useI18n } from "../../i18n/use-i18n.ts";
import { visuallyHidden } from "../../styles/hidden.css.ts";
import * as styles from "./TextareaField.css.ts";

/**
 * Announced when this number is left, and again only at the next step: an announcement for each key
 * would interrupt the typing.
 */
const STEPS = [0, 5, 20];

/** `12/200`, and as a text when little is left. */
export function TextareaCounter({ used, most }: { used: number; most: number }) {
  const { t } = useI18n();
  const left = most - used;
  const step = STEPS.find((count) => left <= count);
  return (
    <>
      <span
        aria-hidden="true"
        className={styles.counter}
        data-part="counter"
        translate="no"
        data-state={left <= 0 ? "full" : "open"}
      >
        {`${used}/${most}`}
      </span>
      <span role="status" className={visuallyHidden}>
        {step !== undefined && t("fields.charactersLeft", { count: step })}
      </span>
    </>
  );
}
