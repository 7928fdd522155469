import { buttonProps } from "../parts/element-props.ts";
import type { PagesView } from "./pages.view.ts";

type Data =
  | "rows"
  | "total"
  | "page"
  | "pageCount"
  | "pageSize"
  | "isReading"
  | "isPageChanging"
  | "readFailure";

/** A page of a list, and what its buttons do. */
export type PageOfList<Row> = Pick<PagesView<Row>, Data> &
  PagesView<Row>["actions"] & {
    /** Whether the rows were read. */
    readonly isRead: boolean;
  };

/** The view of a list in pages: its state and its prop getters. */
export function toPagesView<Row>(list: PageOfList<Row>): PagesView<Row> {
  const { isRead, changePage, retry, ...data } = list;
  const { rows, page, pageCount, isReading, isPageChanging, readFailure } = data;
  const stateOf = (): PagesView<Row>["state"] => {
    if (!isRead) return readFailure ? "readFailed" : "loading";
    return rows.length === 0 ? "empty" : "ready";
  };
  const pageProps = (number: number) =>
    ({ type: "button", onClick: () => changePage(number) }) as const;
  return {
    ...data,
    state: stateOf(),
    actions: { changePage, retry },
    getListProps: () => ({ "aria-busy": isPageChanging || undefined }),
    getRetryProps: () => buttonProps(retry, isReading),
    getPreviousProps: () => ({ ...pageProps(page - 1), disabled: page <= 1 }),
    getNextProps: () => ({ ...pageProps(page + 1), disabled: page >= (pageCount ?? page) }),
    getPageProps: (number) => ({
      ...pageProps(number),
      "aria-current": number === page ? "page" : undefined,
    }),
  };
}
