import type { PagesView } from "../pages/pages.view.ts";
import type { ButtonProps } from "../parts/element-props.ts";
import type { Clock } from "../provider/index.ts";
import type { StatementEntry } from "./statement.rules.ts";
import type { StatementDay } from "./statement-days.rules.ts";
import type { StatementFilter, StatementFilterOption } from "./statement-filter.rules.ts";

/**
 * View that {@link useStatement} returns: one page of the statement as state, values, actions and prop
 * getters. Spread the getters on elements, or use the parts of `Statement`.
 *
 * States: `loading` until the page was read, `readFailed` when it could not be read, `empty` when
 * there are no rows, or none of the filter, otherwise `ready`.
 */
export type StatementView = Omit<PagesView<StatementEntry>, "rows" | "actions"> & {
  /** The rows of the page, newest first; empty until they were read. */
  readonly entries: readonly StatementEntry[];
  /** The same rows by calendar day of the site. */
  readonly days: readonly StatementDay[];
  /** The filters that the service offers; empty when it has none. */
  readonly filters: readonly StatementFilterOption[];
  /** The chosen filter; `null` for all rows. */
  readonly filter: StatementFilter | null;
  /** Server time, for the ages of rows. */
  readonly clock: Clock;
  readonly actions: PagesView<StatementEntry>["actions"] & {
    /** Shows the first page of a filter, or of all rows with `null`. */
    readonly chooseFilter: (filter: StatementFilter | null) => void;
  };
  /** For the button of one filter, or of all rows with `null`. */
  readonly getFilterProps: (
    filter: StatementFilter | null,
  ) => ButtonProps & { readonly "aria-pressed": boolean };
};
