"use client";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { classNames } from "../../styles/class-names.ts";
import { ChevronEndIcon, ChevronStartIcon } from "../Icon/icons.ts";
import * as styles from "./Pagination.css.ts";
import { pagesAround } from "./pages.rules.ts";

/** {@link Pagination} */
export interface PaginationProps {
  /** The page shown, from 1. */
  page: number;
  /** How many there are; with one or none nothing is drawn. */
  pageCount: number;
  /** Called with the page the member wants. */
  onPageChange: (page: number) => void;
  /** Holds still while a page loads. @default false */
  disabled?: boolean | undefined;
  /** Spoken name. @default the catalogue's "Pages" */
  label?: string | undefined;
}

/**
 * Pages of a list: three before the current one, one after, and an arrow at each end.
 *
 * @example
 * <Pagination page={page} pageCount={12} onPageChange={setPage} />
 */
export function Pagination({
  page,
  pageCount,
  onPageChange,
  disabled = false,
  label,
}: PaginationProps) {
  const { t } = useI18n();
  if (pageCount <= 1) return null;
  // Not by `disabled`: the keyboard would lose its place with a button that comes to the end.
  const leadsTo = (next: number, can = true) =>
    can && !disabled ? { onClick: () => onPageChange(next) } : { "aria-disabled": true };

  return (
    <nav aria-label={label ?? t("ui.pagination.label")}>
      <ul className={styles.pages} data-part="pages">
        <li>
          <button
            type="button"
            className={styles.page}
            data-part="previous"
            aria-label={t("ui.pagination.previous")}
            {...leadsTo(page - 1, page > 1)}
          >
            <ChevronStartIcon />
          </button>
        </li>
        {pagesAround(page, pageCount).map((number) => (
          <li key={number} className={number === page - 3 ? styles.farthest : undefined}>
            <button
              type="button"
              className={classNames(styles.page, number === page && styles.current)}
              data-part="page"
              data-state={number === page ? "current" : "other"}
              aria-label={t("ui.pagination.page", { page: number })}
              {...(number === page ? { "aria-current": "page" } : {})}
              {...leadsTo(number)}
            >
              {number}
            </button>
          </li>
        ))}
        <li>
          <button
            type="button"
            className={styles.page}
            data-part="next"
            aria-label={t("ui.pagination.next")}
            {...leadsTo(page + 1, page < pageCount)}
          >
            <ChevronEndIcon />
          </button>
        </li>
      </ul>
    </nav>
  );
}
