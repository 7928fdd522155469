"use client";

import type { ComboBoxState } from "react-stately/useComboBoxState";
import { useI18n } from "../../i18n/use-i18n.ts";
import { visuallyHidden } from "../../styles/hidden.css.ts";
import type { ComboboxOption } from "./combobox.types.ts";

/** Announcement of the number of results. */
export function ComboboxStatus({ state }: { state: ComboBoxState<ComboboxOption> }) {
  const { t } = useI18n();
  const count = state.collection.size;
  return (
    <span role="status" className={visuallyHidden}>
      {state.isOpen &&
        (count === 0 ? t("ui.select.noMatch") : t("fields.search.results", { count }))}
    </span>
  );
}
