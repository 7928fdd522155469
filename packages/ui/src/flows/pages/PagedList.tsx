import type { PagesView } from "@satang/headless/invite";
import type { ReactNode } from "react";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { EmptyState } from "../../primitives/EmptyState/index.ts";
import { Heading } from "../../primitives/Heading/index.ts";
import { List } from "../../primitives/List/index.ts";
import { Pagination } from "../../primitives/Pagination/index.ts";
import { ListSkeleton } from "../../primitives/Skeleton/index.ts";
import { ReadFailure } from "../failures/ReadFailure.tsx";
import * as styles from "./PagedList.css.ts";

/** Props of {@link PagedList}. */
export type PagedListProps<Row> = {
  readonly pages: PagesView<Row>;
  readonly title: string;
  /** The number of all rows in words; `null` while it is not known. */
  readonly total: ReactNode;
  /** Heads of title and amount; `null` for none. @default none */
  readonly columns?: readonly [start: ReactNode, end: ReactNode] | undefined;
  /** Announcement while rows are loaded, for screen readers. */
  readonly loading: string;
  readonly empty: { readonly title: string; readonly text: string };
  /** Renders a row. */
  readonly children: (row: Row) => ReactNode;
};

/** A list in pages inside a modal: empty, loading, failed, and its rows with the pages below. */
export function PagedList<Row>(props: PagedListProps<Row>) {
  const { pages, title, total, columns, loading, empty, children } = props;
  const { errorTitle } = useI18n();
  const { actions, readFailure, state } = pages;
  return (
    <section className={styles.section} aria-label={title}>
      <div className={styles.head}>
        <Heading level={3} size="title">
          {title}
        </Heading>
        {state === "ready" && <span className={styles.total}>{total}</span>}
      </div>
      {readFailure && (
        <ReadFailure
          error={readFailure}
          title={errorTitle(readFailure)}
          onRetry={actions.retry}
          retrying={pages.isReading}
        />
      )}
      {state === "loading" && <ListSkeleton rows={pages.pageSize} label={loading} />}
      {state === "empty" && <EmptyState {...empty} />}
      {state === "ready" && (
        <div {...pages.getListProps()} className={styles.rows}>
          {columns && (
            // Each row is announced with its own words.
            <div className={styles.columns} aria-hidden="true">
              <span>{columns[0]}</span>
              <span>{columns[1]}</span>
            </div>
          )}
          <List label={title}>{pages.rows.map(children)}</List>
        </div>
      )}
      {pages.pageCount !== null && (
        <Pagination
          page={pages.page}
          pageCount={pages.pageCount}
          onPageChange={actions.changePage}
          label={title}
        />
      )}
    </section>
  );
}
