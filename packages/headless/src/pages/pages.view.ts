import type { Failure } from "@satang/core";
import type { ButtonProps } from "../parts/element-props.ts";

/**
 * A page of a list as state, values, actions and prop getters.
 *
 * States: `loading` until the page was read, `readFailed` when it could not be read, `empty` when
 * the list has no rows, otherwise `ready`. Rows that were read stay when they cannot be read again;
 * `readFailure` then says why.
 */
export type PagesView<Row> = {
  readonly state: "loading" | "readFailed" | "empty" | "ready";
  /** The rows of the page, newest first; empty until they were read. */
  readonly rows: readonly Row[];
  /** Number of all rows; `null` until it was read, and when the service does not say it. */
  readonly total: number | null;
  /** Number of the page; the first is 1. */
  readonly page: number;
  /** Number of known pages, at least 1; `null` until it was read. */
  readonly pageCount: number | null;
  /** Rows of a full page, also before the first one was read. */
  readonly pageSize: number;
  /** A read is under way. */
  readonly isReading: boolean;
  /** Another page is being read; `rows` are still those of the previous page. */
  readonly isPageChanging: boolean;
  /** Why the page could not be read; `null` otherwise. */
  readonly readFailure: Failure | null;
  readonly actions: {
    /** Reads and shows another page. */
    readonly changePage: (page: number) => void;
    /** Reads the page again. */
    readonly retry: () => void;
  };
  /** For the element that contains the rows. */
  readonly getListProps: () => { readonly "aria-busy": true | undefined };
  /** For the button that reads again after a failure. It keeps the focus while it is loading. */
  readonly getRetryProps: () => ButtonProps & { readonly "aria-disabled": true | undefined };
  /** For the button to the previous page. */
  readonly getPreviousProps: () => ButtonProps & { readonly disabled: boolean };
  /** For the button to the next page. */
  readonly getNextProps: () => ButtonProps & { readonly disabled: boolean };
  /** For the button of one page. */
  readonly getPageProps: (page: number) => ButtonProps & {
    readonly "aria-current": "page" | undefined;
  };
};
