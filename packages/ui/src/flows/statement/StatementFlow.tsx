"use client";

import { type StatementEntry, statementPageSize, useStatement } from "@satang/headless/statement";
import { type ReactNode, useRef } from "react";
import { useMedia } from "../../hooks/use-media.ts";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Button } from "../../primitives/Button/index.ts";
import { Card } from "../../primitives/Card/index.ts";
import { EmptyState } from "../../primitives/EmptyState/index.ts";
import { ImageIcon } from "../../primitives/Icon/index.ts";
import { Pagination } from "../../primitives/Pagination/index.ts";
import { ListSkeleton, Skeleton } from "../../primitives/Skeleton/index.ts";
import { classNames } from "../../styles/class-names.ts";
import { visuallyHidden } from "../../styles/hidden.css.ts";
import { notPrinted, printed } from "../../styles/print.css.ts";
import { ReadFailure } from "../failures/ReadFailure.tsx";
import { useIsContained } from "../frame/contained-screen.ts";
import { FlowLoading } from "../frame/FlowLoading.tsx";
import { FlowScreen } from "../frame/FlowScreen.tsx";
import type { FlowPartsProps } from "../frame/flow-frame.types.ts";
import { LazyPart } from "../loading/LazyPart.tsx";
import { lazyReceiptPanel } from "./receipt-panel.lazy.ts";
import { StatementDays } from "./StatementDays.tsx";
import { StatementFilters } from "./StatementFilters.tsx";
import * as styles from "./StatementFlow.css.ts";
import { StatementTable } from "./StatementTable.tsx";
import { useChosenEntry } from "./use-chosen-entry.ts";
import { usePageTurn } from "./use-page-turn.ts";

/** A table has enough space for its columns, at every text size. */
const WIDE = "(min-width: 60em)";
/** A table and the receipt of one of its rows have. */
const ROOMY = "(min-width: 80em)";

/** Props of {@link StatementFlow}. */
export interface StatementFlowProps extends FlowPartsProps {
  /** Opens the slip status. Without it the button is not rendered. */
  onSlips?: () => void;
  /**
   * Opens the receipt of a row; without it a row cannot be pressed. Where a screen has space for both, the receipt is next to
   * the rows instead, and this is not called.
   */
  onReceipt?: (entry: StatementEntry) => void;
  /** A button below the text of an empty statement, for example to deposit. */
  emptyAction?: ReactNode;
  /** The initial page, from 1. @default 1 */
  defaultPage?: number;
}

/**
 * The member's statement by day, ten rows per page, with the filters of the service. On a wide screen it is a table, with the
 * receipt of the chosen row next to it.
 *
 * @example
 * <StatementFlow emptyAction={<Button onClick={openDeposit}>Deposit</Button>} />
 */
export function StatementFlow({
  onSlips,
  onReceipt,
  emptyAction,
  defaultPage = 1,
  ...parts
}: StatementFlowProps) {
  const { t, errorTitle, format } = useI18n();
  const statement = useStatement({ defaultPage });
  const { state, readFailure, actions, filter, page, pageCount, total } = statement;
  const isWide = useMedia(WIDE);
  const isRoomy = useMedia(ROOMY);
  const hasPanel = !useIsContained() && isRoomy && onReceipt !== undefined && state !== "empty";
  const { chosen, choose } = useChosenEntry(statement.entries);
  const start = useRef<HTMLDivElement>(null);
  const isTurned = usePageTurn(statement, start);
  const range = total
    ? t("statement.range", {
        first: format.count((page - 1) * statementPageSize + 1),
        last: format.count((page - 1) * statementPageSize + statement.entries.length),
        total: format.count(total),
      })
    : undefined;
  const failure = readFailure && (
    <ReadFailure
      error={readFailure}
      title={errorTitle(readFailure)}
      onRetry={actions.retry}
      retrying={statement.isReading}
    />
  );

  return (
    <FlowScreen
      parts={parts}
      title={t("statement.title")}
      end={
        onSlips && (
          <Button
            variant={isWide ? "outline" : "text"}
            size="small"
            className={classNames(!isWide && styles.slips, notPrinted)}
            startIcon={<ImageIcon size={16} />}
            onClick={onSlips}
          >
            {t("statement.slips")}
          </Button>
        )
      }
      className={classNames(styles.screen, printed)}
      data-part="statement"
    >
      <StatementFilters statement={statement} />
      <div className={hasPanel ? styles.columns : undefined}>
        <div className={styles.screen}>
          {state !== "ready" && (
            <Card padding="none" elevation="raised">
              {failure}
              {state === "loading" && (
                <FlowLoading>
                  <ListSkeleton rows={10} label={t("statement.loading")} />
                </FlowLoading>
              )}
              {state === "empty" && filter && (
                <EmptyState title={t("statement.none.title")} text={t("statement.none.text")} />
              )}
              {state === "empty" && !filter && (
                <EmptyState
                  title={t("statement.empty.title")}
                  text={t("statement.empty.text")}
                  action={emptyAction}
                />
              )}
            </Card>
          )}
          {state === "ready" && (
            <>
              {failure}
              <section
                {...statement.getListProps()}
                ref={start}
                tabIndex={-1}
                aria-label={range}
                className={classNames(styles.rows, parts.classNames?.body)}
                data-part="body"
              >
                {isWide ? (
                  <StatementTable
                    statement={statement}
                    onReceipt={hasPanel ? choose : onReceipt}
                    chosen={hasPanel ? chosen : null}
                  />
                ) : (
                  <StatementDays statement={statement} onReceipt={onReceipt} />
                )}
              </section>
            </>
          )}
          {pageCount === null && state === "loading" && (
            <div className={styles.foot}>
              <Skeleton shape="block" height="44px" />
            </div>
          )}
          {pageCount !== null && (
            <div className={classNames(styles.foot, parts.classNames?.footer)} data-part="footer">
              {isWide && range && <p className={styles.range}>{range}</p>}
              <div className={classNames(styles.pages, notPrinted)}>
                <Pagination page={page} pageCount={pageCount} onPageChange={actions.changePage} />
              </div>
            </div>
          )}
        </div>
        {hasPanel && chosen && (
          <div className={styles.panel} data-part="receipt-panel">
            <LazyPart
              part={lazyReceiptPanel}
              waiting={<Skeleton shape="block" height="420px" />}
              props={{ entry: chosen }}
            />
          </div>
        )}
      </div>
      <p role="status" className={visuallyHidden}>
        {isTurned && pageCount !== null && !statement.isPageChanging
          ? t("statement.turned", { page, count: pageCount })
          : ""}
      </p>
    </FlowScreen>
  );
}
