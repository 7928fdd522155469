import { createContext, forwardRef } from "react";
import { FlowRoot, type FlowRootProps } from "../parts/flow-root.tsx";
import { Part, type PartProps } from "../parts/part.tsx";
import { usePartContext } from "../parts/part-context.ts";
import { readiness } from "../parts/readiness.ts";
import type { StatementView } from "./statement.view.ts";
import type { StatementFilter } from "./statement-filter.rules.ts";
import { type UseStatementOptions, useStatement } from "./use-statement.ts";

const StatementContext = createContext<StatementView | undefined>(undefined);
const useView = (part: string) =>
  usePartContext(StatementContext, `Statement.${part}`, "Statement.Root");

/** Props of `Statement.Root`; everything else goes to its `div`. */
export type StatementRootProps = FlowRootProps<"div", StatementView, UseStatementOptions>;

/** Holds a statement for the parts below it. `data-state` is the state of the view. */
const Root = forwardRef<HTMLDivElement, StatementRootProps>(function Root(props, ref) {
  return (
    <FlowRoot
      tag="div"
      named="statement"
      context={StatementContext}
      useFlow={useStatement}
      {...props}
      ref={ref}
    />
  );
});

/**
 * The list of the rows. `data-state` is `changing` while another page is read, otherwise `current`.
 */
const List = forwardRef<HTMLUListElement, PartProps<"ul">>(function List(props, ref) {
  const { isPageChanging, getListProps } = useView("List");
  const state = isPageChanging ? "changing" : "current";
  return (
    <Part tag="ul" named="statement-list" state={state} {...getListProps()} {...props} ref={ref} />
  );
});

/** Props of `Statement.Filter`; everything else goes to its `button`. */
export type StatementFilterProps = PartProps<"button"> & {
  /** A filter that the service offers; `null` for all rows. */
  readonly filter: StatementFilter | null;
};

/** The button of one filter. `data-state` is `on` or `off`. */
const Filter = forwardRef<HTMLButtonElement, StatementFilterProps>(function Filter(
  { filter, ...props },
  ref,
) {
  const button = useView("Filter").getFilterProps(filter);
  return (
    <Part
      tag="button"
      named="statement-filter"
      state={button["aria-pressed"] ? "on" : "off"}
      {...button}
      {...props}
      ref={ref}
    />
  );
});

/** The button that reads again after a failure. `data-state` is `busy` or `ready`. */
const Retry = forwardRef<HTMLButtonElement, PartProps<"button">>(function Retry(props, ref) {
  const { isReading, getRetryProps } = useView("Retry");
  return (
    <Part
      tag="button"
      named="statement-retry"
      state={readiness(isReading)}
      {...getRetryProps()}
      {...props}
      ref={ref}
    />
  );
});

const stepState = (isDisabled: boolean) => (isDisabled ? "disabled" : "enabled");

/** The button to the previous page. `data-state` is `enabled`, or `disabled` on the first page. */
const Previous = forwardRef<HTMLButtonElement, PartProps<"button">>(function Previous(props, ref) {
  const button = useView("Previous").getPreviousProps();
  return (
    <Part
      tag="button"
      named="statement-previous"
      state={stepState(button.disabled)}
      {...button}
      {...props}
      ref={ref}
    />
  );
});

/** The button to the next page. `data-state` is `enabled`, or `disabled` on the last page. */
const Next = forwardRef<HTMLButtonElement, PartProps<"button">>(function Next(props, ref) {
  const button = useView("Next").getNextProps();
  return (
    <Part
      tag="button"
      named="statement-next"
      state={stepState(button.disabled)}
      {...button}
      {...props}
      ref={ref}
    />
  );
});

/** Props of `Statement.Page`; everything else goes to its `button`. */
export type StatementPageProps = PartProps<"button"> & {
  /** Number of the page; the first is 1. */
  readonly page: number;
};

/** The button of one page. `data-state` is `current` or `other`. */
const Page = forwardRef<HTMLButtonElement, StatementPageProps>(function Page(
  { page, ...props },
  ref,
) {
  const button = useView("Page").getPageProps(page);
  return (
    <Part
      tag="button"
      named="statement-page"
      state={button["aria-current"] ? "current" : "other"}
      {...button}
      {...props}
      ref={ref}
    />
  );
});

/**
 * The statement in parts without styles and texts.
 * @example
 * <Statement.Root>
 *   <Statement.List>{rows}</Statement.List>
 *   <Statement.Previous>Newer</Statement.Previous>
 *   <Statement.Next>Older</Statement.Next>
 * </Statement.Root>
 */
export const Statement = { Root, Filter, List, Retry, Previous, Next, Page };
