import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { startTransition, useState } from "react";
import { useSatang } from "../provider/use-satang.ts";
import { knownPageCount, PAGE_SIZE } from "./pages.rules.ts";
import type { PagesView } from "./pages.view.ts";
import { toPagesView } from "./to-pages-view.ts";

/** A page as it was read. */
export type ReadPage<Row, More = undefined> = {
  readonly rows: readonly Row[];
  /** Number of all rows; `null` when the service does not say it. */
  readonly total: number | null;
  /** Further data of the service about the page. */
  readonly more?: More | undefined;
};

/** How the pages of a list are read. */
export type PagesSource<Row, More = undefined> = {
  /** Name of the hook, for the error outside of the provider. */
  readonly hook: string;
  /** Beginning of the key in the query cache; the number of the page is added. */
  readonly key: readonly string[];
  /** Reads a page of ten rows. Throws the failure. */
  readonly read: (page: number, signal: AbortSignal) => Promise<ReadPage<Row, More>>;
  /** `false` reads nothing. @default true */
  readonly enabled?: boolean | undefined;
  /** Number of the page that is shown first. @default 1 */
  readonly defaultPage?: number | undefined;
};

/** A list in pages, and what else its page says. */
export type PagesWithMore<Row, More> = PagesView<Row> & { readonly more: More | null };

/**
 * A list in pages. While another page is read, the rows of the previous page stay. They are rendered again in short steps: the
 * browser shows first that the button was pressed. After a page that could not be read, the number of pages and `more` of the last
 * page stay, so that another one can be chosen.
 */
export function usePages<Row, More = undefined>(
  source: PagesSource<Row, More>,
): PagesWithMore<Row, More> {
  const { hook, key, read, enabled = true, defaultPage = 1 } = source;
  const { queryClient } = useSatang(hook);
  const [page, setPage] = useState(defaultPage);
  const changePage = (next: number) => startTransition(() => setPage(next));
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(
    {
      queryKey: [...key, page],
      queryFn: ({ signal }) => read(page, signal),
      placeholderData: keepPreviousData,
      enabled,
    },
    queryClient,
  );
  const [last, setLast] = useState(data);
  if (data && data !== last) setLast(data);
  const rows = data?.rows ?? [];
  const known = data ?? last;
  const view = toPagesView({
    isRead: data !== undefined,
    rows,
    total: data?.total ?? null,
    page,
    pageCount: known ? knownPageCount(known.total, page, rows.length) : null,
    pageSize: PAGE_SIZE,
    isReading: isFetching,
    isPageChanging: isPlaceholderData,
    readFailure: error,
    changePage,
    retry: () => void refetch(),
  });
  return { ...view, more: known?.more ?? null };
}
