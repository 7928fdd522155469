import type { Failure } from "@satang/core";
import type { Launcher } from "../launcher/use-launcher.ts";
import type { ButtonProps } from "../parts/element-props.ts";
import type { SlipEntry } from "./slip.rules.ts";

/**
 * View that {@link useSlips} returns: one page of the member's slips as state, values, actions and prop getters. Spread
 * the getters on elements, or use the parts of `Slips`.
 *
 * States: `loading` until the page was read, `readFailed` when it could not be read, `empty` when the member has sent no
 * slip, otherwise `ready`.
 */
export type SlipsView = {
  readonly state: "loading" | "readFailed" | "empty" | "ready";
  /** The slips of the page, newest first; empty until they were read. */
  readonly entries: readonly SlipEntry[];
  /** Number of the page; the first is 1. */
  readonly page: number;
  /** Number of pages, at least 1; `null` until it was read. */
  readonly pageCount: number | null;
  /** Server time of the last reading, ms; `null` before. */
  readonly readAt: number | null;
  /** A read is under way. */
  readonly isReading: boolean;
  /** Another page is being read; `entries` are still those of the previous page. */
  readonly isPageChanging: boolean;
  /** Why the page could not be read; `null` otherwise. */
  readonly readFailure: Failure | null;
  /** Why the last read failed while an earlier one is shown; `null` when it did not. */
  readonly rereadFailure: Failure | null;
  /** Opens the pictures without a link of their own; its names are the keys of the entries. */
  readonly launcher: Launcher;
  readonly actions: {
    /** Reads and shows another page. */
    readonly changePage: (page: number) => void;
    /** Reads the page again. */
    readonly refresh: () => void;
  };
  /** For the element that contains the slips. */
  readonly getListProps: () => { readonly "aria-busy": true | undefined };
  /** For the button that reads again. It keeps the focus while it is loading. */
  readonly getRefreshProps: () => ButtonProps & { readonly "aria-disabled": true | undefined };
  /**
   * For the link to the picture of a slip. `null` when the slip has no link: then it is a button with `getOpenProps`, or
   * nothing.
   */
  readonly getPictureProps: (entry: SlipEntry) => {
    readonly href: string;
    readonly target: "_blank";
    readonly rel: string;
  } | null;
  /** For the button that opens the picture of a slip without a link. `null` when the slip has no reference either. */
  readonly getOpenProps: (
    entry: SlipEntry,
  ) => (ButtonProps & { readonly "aria-disabled": true | undefined }) | null;
};
