"use client";

import { useStatement } from "@satang/headless/statement";
import type { ReactNode } from "react";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Button } from "../../primitives/Button/index.ts";
import { Card } from "../../primitives/Card/index.ts";
import { EmptyState } from "../../primitives/EmptyState/index.ts";
import { Heading } from "../../primitives/Heading/index.ts";
import { StatementIcon } from "../../primitives/Icon/index.ts";
import { Pagination } from "../../primitives/Pagination/index.ts";
import { ListSkeleton } from "../../primitives/Skeleton/index.ts";
import { Spread } from "../../primitives/Spread/index.ts";
import { ReadFailure } from "../failures/ReadFailure.tsx";
import * as styles from "./StatementFlow.css.ts";
import { StatementRows } from "./StatementRows.tsx";

/** Props of {@link StatementFlow}. */
export interface StatementFlowProps {
  /** Opens the slip status. Without it the button is not rendered. */
  onSlips?: () => void;
  /** A button below the text of an empty statement, for example to deposit. */
  emptyAction?: ReactNode;
  /** The initial page, from 1. @default 1 */
  defaultPage?: number;
}

/**
 * The member's statement, ten rows per page.
 *
 * @example
 * <StatementFlow emptyAction={<Button onClick={openDeposit}>Deposit</Button>} />
 */
export function StatementFlow({ onSlips, emptyAction, defaultPage = 1 }: StatementFlowProps) {
  const { t, errorTitle } = useI18n();
  const statement = useStatement({ defaultPage });
  const { state, readFailure, actions } = statement;

  return (
    <div className={styles.screen} data-part="statement">
      <Spread>
        <Heading level={1}>{t("statement.title")}</Heading>
        {onSlips && (
          <Button
            variant="outline"
            size="small"
            startIcon={<StatementIcon size={16} />}
            onClick={onSlips}
          >
            {t("statement.slips")}
          </Button>
        )}
      </Spread>
      <Card padding="none" elevation="raised">
        {readFailure && (
          <ReadFailure
            error={readFailure}
            title={errorTitle(readFailure)}
            onRetry={actions.retry}
            retrying={statement.isReading}
          />
        )}
        {state === "loading" && <ListSkeleton rows={10} label={t("statement.loading")} />}
        {state === "empty" && (
          <EmptyState
            title={t("statement.empty.title")}
            text={t("statement.empty.text")}
            action={emptyAction}
          />
        )}
        {state === "ready" && (
          <div {...statement.getListProps()} className={styles.rows}>
            <StatementRows entries={statement.entries} now={statement.clock.now} />
          </div>
        )}
      </Card>
      {statement.pageCount !== null && (
        <Pagination
          page={statement.page}
          pageCount={statement.pageCount}
          onPageChange={actions.changePage}
        />
      )}
    </div>
  );
}
