import type { StatementView } from "@satang/headless/statement";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Skeleton } from "../../primitives/Skeleton/index.ts";
import { classNames } from "../../styles/class-names.ts";
import { notPrinted } from "../../styles/print.css.ts";
import * as styles from "./StatementFilters.css.ts";

/** Props of {@link StatementFilters}. */
export type StatementFiltersProps = {
  readonly statement: Pick<StatementView, "filters" | "getFilterProps" | "state">;
};

/** The filters of the statement, when the service has some; their place until that is known. */
export function StatementFilters({ statement }: StatementFiltersProps) {
  const { t, format } = useI18n();
  const { filters, getFilterProps, state } = statement;
  if (filters.length === 0) return state === "loading" && <Skeleton shape="block" height="44px" />;
  return (
    <fieldset className={classNames(styles.filters, notPrinted)} data-part="filters">
      <legend className={styles.legend}>{t("statement.filter.label")}</legend>
      <button {...getFilterProps(null)} className={styles.filter} data-part="filter">
        {t("statement.filter.all")}
      </button>
      {filters.map(({ filter, total }) => (
        <button
          key={filter}
          {...getFilterProps(filter)}
          className={styles.filter}
          data-part="filter"
        >
          <span>{t(`statement.filter.${filter}`)}</span>
          {filter === "processing" && total > 0 && (
            <>
              {" "}
              <span className={styles.count} translate="no">
                {format.count(total)}
              </span>
            </>
          )}
        </button>
      ))}
    </fieldset>
  );
}
