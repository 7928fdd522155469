import { createParts, type RootProps } from "../parts/create-parts.tsx";
import type { PartProps } from "../parts/part.tsx";
import { ability, reading } from "../parts/part-state.rules.ts";
import type { StatementFilter } from "./statement-filter.rules.ts";
import { useStatement } from "./use-statement.ts";

/** Props of `Statement.Root`; everything else goes to its `div`. */
export type StatementRootProps = RootProps<"div", typeof useStatement>;

/** Props of `Statement.Filter`; everything else goes to its `button`. */
export type StatementFilterProps = PartProps<"button"> & {
  /** A filter that the service offers; `null` for all rows. */
  readonly filter: StatementFilter | null;
};

/** Props of `Statement.Page`; everything else goes to its `button`. */
export type StatementPageProps = PartProps<"button"> & {
  /** Number of the page; the first is 1. */
  readonly page: number;
};

/**
 * The statement in parts without styles and texts.
 * @example
 * <Statement.Root>
 *   <Statement.List>{rows}</Statement.List>
 *   <Statement.Previous>Newer</Statement.Previous>
 *   <Statement.Next>Older</Statement.Next>
 * </Statement.Root>
 */
export const Statement = /* @__PURE__ */ createParts(
  "Statement",
  useStatement,
  ({ root, part, partWith }) => ({
    /** Holds a statement for the parts below it. `data-state` is the state of the view. */
    Root: root("div", "statement"),
    /** The button of one filter. `data-state` is `on` or `off`. */
    Filter: partWith(
      "button",
      "statement-filter",
      (view, { filter, ...rest }: StatementFilterProps) => [view.getFilterProps(filter), rest],
      { state: (_, button) => (button["aria-pressed"] ? "on" : "off") },
    ),
    /** The list of the rows. `data-state` is `changing` while another page is read, otherwise `current`. */
    List: part("ul", "statement-list", (view) => view.getListProps(), {
      state: ({ isPageChanging }) => (isPageChanging ? "changing" : "current"),
    }),
    /** The button that reads again after a failure. `data-state` is `busy` or `ready`. */
    Retry: part("button", "statement-retry", (view) => view.getRetryProps(), { state: reading }),
    /** The button to the previous page. `data-state` is `enabled`, or `disabled` on the first page. */
    Previous: part("button", "statement-previous", (view) => view.getPreviousProps(), {
      state: ability,
    }),
    /** The button to the next page. `data-state` is `enabled`, or `disabled` on the last page. */
    Next: part("button", "statement-next", (view) => view.getNextProps(), { state: ability }),
    /** The button of one page. `data-state` is `current` or `other`. */
    Page: partWith(
      "button",
      "statement-page",
      (view, { page, ...rest }: StatementPageProps) => [view.getPageProps(page), rest],
      { state: (_, button) => (button["aria-current"] ? "current" : "other") },
    ),
  }),
);
