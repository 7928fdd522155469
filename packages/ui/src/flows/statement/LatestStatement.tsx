"use client";

import { useSatang } from "@satang/headless/provider";
import { useStatement } from "@satang/headless/statement";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Button } from "../../primitives/Button/index.ts";
import { Card } from "../../primitives/Card/index.ts";
import { EmptyFace } from "../../primitives/Face/index.ts";
import { Heading } from "../../primitives/Heading/index.ts";
import { ChevronEndIcon } from "../../primitives/Icon/index.ts";
import { ListSkeleton } from "../../primitives/Skeleton/index.ts";
import { ReadFailure } from "../ReadFailure.tsx";
import * as css from "./StatementFlow.css.ts";
import { StatementRows } from "./StatementRows.tsx";

/** Props of {@link LatestStatement}. */
export interface LatestStatementProps {
  /** Where the whole statement is. @default "/user/statement" */
  allHref?: string;
  /** How many rows at the most. @default 3 */
  count?: number;
}

/** The last things that happened to the money, beside the wallet on a wide screen. */
export function LatestStatement({ allHref = "/user/statement", count = 3 }: LatestStatementProps) {
  const { t } = useI18n();
  const { clock } = useSatang("LatestStatement");
  const { data, error, isFetching, refetch } = useStatement(1);

  return (
    <Card as="section" padding="none" elevation="raised" data-part="latest">
      <div className={css.latestHead}>
        <Heading level={2}>{t("statement.latest")}</Heading>
        <Button variant="text" size="small" href={allHref} endIcon={<ChevronEndIcon size={16} />}>
          {t("common.action.seeAll")}
        </Button>
      </div>
      {error ? (
        <ReadFailure error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : !data ? (
        <ListSkeleton rows={count} label={t("statement.loading")} />
      ) : data.rows.length === 0 ? (
        <EmptyFace title={t("statement.empty.title")} />
      ) : (
        <StatementRows rows={data.rows.slice(0, count)} now={clock.now} times="age" />
      )}
    </Card>
  );
}
