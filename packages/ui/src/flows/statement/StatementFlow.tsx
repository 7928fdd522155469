"use client";

import { useSatang } from "@satang/headless/provider";
import { useStatement } from "@satang/headless/statement";
import { type ReactNode, useState } from "react";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Button } from "../../primitives/Button/index.ts";
import { Card } from "../../primitives/Card/index.ts";
import { EmptyFace } from "../../primitives/Face/index.ts";
import { Heading } from "../../primitives/Heading/index.ts";
import { StatementIcon } from "../../primitives/Icon/index.ts";
import { Pagination } from "../../primitives/Pagination/index.ts";
import { ListSkeleton } from "../../primitives/Skeleton/index.ts";
import { Spread } from "../../primitives/Spread/index.ts";
import { ReadFailure } from "../ReadFailure.tsx";
import * as css from "./StatementFlow.css.ts";
import { StatementRows } from "./StatementRows.tsx";

/** Props of {@link StatementFlow}. */
export interface StatementFlowProps {
  /** Opens the slip status; without it there is no such button. */
  onSlips?: () => void;
  /** A button below the empty face, for example to deposit. */
  emptyAction?: ReactNode;
  /** The page shown at first, from 1. @default 1 */
  defaultPage?: number;
}

/**
 * All that happened to the money, ten rows a page.
 *
 * @example
 * <StatementFlow emptyAction={<Button onClick={openDeposit}>Deposit</Button>} />
 */
export function StatementFlow({ onSlips, emptyAction, defaultPage = 1 }: StatementFlowProps) {
  const { t } = useI18n();
  const { clock } = useSatang("StatementFlow");
  const [page, setPage] = useState(defaultPage);
  const { data, error, isFetching, isPlaceholderData, refetch } = useStatement(page);

  return (
    <div className={css.screen} data-part="statement">
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
        {error ? (
          <ReadFailure error={error} onRetry={() => void refetch()} retrying={isFetching} />
        ) : !data ? (
          <ListSkeleton rows={10} label={t("statement.loading")} />
        ) : data.rows.length === 0 ? (
          <EmptyFace
            title={t("statement.empty.title")}
            text={t("statement.empty.text")}
            action={emptyAction}
          />
        ) : (
          <div className={css.rows} aria-busy={isPlaceholderData || undefined}>
            <StatementRows rows={data.rows} now={clock.now} />
          </div>
        )}
      </Card>
      {data && <Pagination page={page} pageCount={data.pages} onPageChange={setPage} />}
    </div>
  );
}
