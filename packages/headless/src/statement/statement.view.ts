import type { Failure } from "@satang/core";
import type { ButtonProps } from "../parts/element-props.ts";
import type { Clock } from "../provider/index.ts";
import type { StatementEntry } from "./statement.rules.ts";

/**
 * What {@link useStatement} returns: one page of the statement as state, values, actions and prop
 * getters. Spread the getters on elements, or use the parts of `Statement`.
 *
 * States: `loading` until the page was read, `readFailed` when it could not be read, `empty` when
 * the member has no rows, otherwise `ready`.
 */
export type StatementView = {
  readonly state: "loading" | "readFailed" | "empty" | "ready";
  /** The rows of the page, newest first; empty until they were read. */
  readonly entries: readonly StatementEntry[];
  /** Number of the page; the first is 1. */
  readonly page: number;
  /** Number of pages, at least 1; `null` until it was read. */
  readonly pageCount: number | null;
  /** A read is under way. */
  readonly isReading: boolean;
  /** Another page is being read; `entries` are still those of the previous page. */
  readonly isPageChanging: boolean;
  /** Why the last read failed; `null` when it did not. */
  readonly readFailure: Failure | null;
  /** Server time, for the ages of rows. */
  readonly clock: Clock;
  readonly actions: {
    /** Reads and shows another page. */
    readonly changePage: (page: number) => void;
    /** Reads the page again. */
    readonly retry: () => void;
  };
  /** For the element that contains the rows. */
  readonly getListProps: () => { readonly "aria-busy": true | undefined };
  /** For the button that reads again after a failure. It keeps the focus while it is loading. */
  readonly getRetryProps: () => ButtonProps & {
    readonly "aria-disabled": true | undefined;
  };
  /** For the button to the previous page. */
  readonly getPreviousProps: () => ButtonProps & { readonly disabled: boolean };
  /** For the button to the next page. */
  readonly getNextProps: () => ButtonProps & { readonly disabled: boolean };
  /** For the button of one page. */
  readonly getPageProps: (page: number) => ButtonProps & {
    readonly "aria-current": "page" | undefined;
  };
};
