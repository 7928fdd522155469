"use client";

import { type StatementEntry, useStatement } from "@satang/headless/statement";
import { useOnline } from "../../hooks/use-online.ts";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Button } from "../../primitives/Button/index.ts";
import { Card } from "../../primitives/Card/index.ts";
import { EmptyState } from "../../primitives/EmptyState/index.ts";
import { Heading } from "../../primitives/Heading/index.ts";
import { ChevronEndIcon } from "../../primitives/Icon/index.ts";
import { ListSkeleton } from "../../primitives/Skeleton/index.ts";
import { ReadFailure } from "../failures/ReadFailure.tsx";
import * as styles from "./StatementFlow.css.ts";
import { StatementRows } from "./StatementRows.tsx";

/** Props of {@link LatestStatement}. */
export interface LatestStatementProps {
  /** Address of the whole statement. @default "/user/statement" */
  allHref?: string;
  /** Maximum number of rows. @default 3 */
  count?: number;
  /** Opens the receipt of a row; without it a row cannot be pressed. */
  onReceipt?: (entry: StatementEntry) => void;
}

/**
 * The newest rows of the statement, shown next to the wallet on a wide screen.
 * @example
 * <LatestStatement allHref="/statement" />
 */
export function LatestStatement({
  allHref = "/user/statement",
  count = 3,
  onReceipt,
}: LatestStatementProps) {
  const { t, errorTitle } = useI18n();
  const isOnline = useOnline();
  const { state, entries, readFailure, isReading, clock, actions } = useStatement();
  // An optional part: the member has no use for a second message about the connection.
  if (readFailure && !isOnline) return null;

  return (
    <Card as="section" padding="none" elevation="raised" data-part="latest">
      <div className={styles.latestHead}>
        <Heading level={2}>{t("statement.latest")}</Heading>
        <Button
          variant="text"
          size="small"
          href={allHref}
          endIcon={<ChevronEndIcon size={16} />}
          aria-label={`${t("common.action.seeAll")} ${t("statement.title")}`}
        >
          {t("common.action.seeAll")}
        </Button>
      </div>
      {readFailure && (
        <ReadFailure
          error={readFailure}
          title={errorTitle(readFailure)}
          onRetry={actions.retry}
          retrying={isReading}
        />
      )}
      {state === "loading" && <ListSkeleton rows={count} label={t("statement.loading")} />}
      {state === "empty" && <EmptyState title={t("statement.empty.title")} />}
      {state === "ready" && (
        <StatementRows
          entries={entries.slice(0, count)}
          now={clock.now}
          times="age"
          onReceipt={onReceipt}
        />
      )}
    </Card>
  );
}
