"use client";

import { useI18n } from "../../i18n/use-i18n.ts";
import { visuallyHidden } from "../../styles/hidden.css.ts";
import { NewTabIcon } from "../Icon/index.ts";
import * as styles from "./Link.css.ts";

/** Keeps the icon on the line of the last word. */
const WORD_JOINER = "\u2060";

/** An icon and hidden text that announce a new tab before the press. */
export function NewTabHint() {
  const { t } = useI18n();
  return (
    <>
      <span className={styles.hint} aria-hidden="true" data-part="new-tab">
        {WORD_JOINER}
        <NewTabIcon size={14} className={styles.away} />
      </span>
      <span className={visuallyHidden}>{` (${t("ui.newTab")})`}</span>
    </>
  );
}
