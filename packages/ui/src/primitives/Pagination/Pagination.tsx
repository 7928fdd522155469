"use client";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { classNames } from "../../styles/class-names.ts";
import { ChevronEndIcon, ChevronStartIcon } from "../Icon/icons.ts";
import * as styles from "./Pagination.css.ts";
import { pagesAround } from "./pages.rules.ts";

/** {@link Pagination} */
export interface PaginationProps {
  /** The current page, from 1. */
  page: number;
  /** Number of pages; with one or none nothing is rendered. */
  pageCount: number;
  /** Called with the chosen page. */
  onPageChange: (page: number) => void;
  /** Ignores presses, for example while a page loads. @default false */
  disabled?: boolean | undefined;
  /** Accessible name. @default the catalogue's "Pages" */
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
  // Not `disabled`, because a button at the end would lose the keyboard focus.
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
          <li key={number}>
            <button
              type="button"
              className={classNames(styles.page, number === page && styles.current)}
              data-part="page"
              data-state={number === page ? "current" : "other"}
              aria-label={t("ui.pagination.page", { page: number })}
              {...(number === page ? { "aria-current": "page" } : {})}
              {...leadsTo(number)}
            >
              <span translate="no">{number}</span>
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
