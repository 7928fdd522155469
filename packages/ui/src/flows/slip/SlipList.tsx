import type { SlipsView } from "@satang/headless/slip";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Alert } from "../../primitives/Alert/index.ts";
import { Button } from "../../primitives/Button/index.ts";
import { EmptyState } from "../../primitives/EmptyState/index.ts";
import { Heading } from "../../primitives/Heading/index.ts";
import { RefreshIcon } from "../../primitives/Icon/index.ts";
import { Link } from "../../primitives/Link/index.ts";
import { Pagination } from "../../primitives/Pagination/index.ts";
import { ListSkeleton } from "../../primitives/Skeleton/index.ts";
import { Spread } from "../../primitives/Spread/index.ts";
import { Stack } from "../../primitives/Stack/index.ts";
import { Text } from "../../primitives/Text/index.ts";
import { wholeNumbers } from "../../text/whole-numbers.ts";
import { FailureMessage } from "../failures/FailureMessage.tsx";
import { ReadFailure } from "../failures/ReadFailure.tsx";
import { SlipRows } from "./SlipRows.tsx";

/** Props of {@link SlipList}. */
export type SlipListProps = { readonly slips: SlipsView };

/** The member's slips with their status, ten rows per page. */
export function SlipList({ slips }: SlipListProps) {
  const { t, format } = useI18n();
  const { actions, launcher, readAt, state } = slips;
  const failure = slips.readFailure ?? slips.rereadFailure;
  return (
    <Stack gap={3} as="section" aria-label={t("slip.list.title")}>
      <Spread>
        <div>
          <Heading level={3} size="lead">
            {t("slip.list.title")}
          </Heading>
          {readAt !== null && (
            <Text size="small" tone="muted">
              {wholeNumbers(t("slip.list.updated", { time: format.time(readAt) }))}
            </Text>
          )}
        </div>
        <Button
          {...slips.getRefreshProps()}
          variant="text"
          size="small"
          loading={slips.isReading && state !== "loading"}
          startIcon={<RefreshIcon size={16} />}
        >
          {t("common.action.refresh")}
        </Button>
      </Spread>
      {failure && (
        <ReadFailure error={failure} onRetry={actions.refresh} retrying={slips.isReading} />
      )}
      {state === "loading" && <ListSkeleton rows={10} label={t("slip.list.loading")} />}
      {state === "empty" && (
        <EmptyState title={t("slip.list.empty.title")} text={t("slip.list.empty.text")} />
      )}
      {state === "ready" && <SlipRows slips={slips} />}
      {launcher.link && (
        <Alert
          tone="info"
          live="polite"
          action={
            <Link href={launcher.link.address} target="_blank" variant="standalone">
              {t("slip.list.openLink")}
            </Link>
          }
        >
          {t("slip.list.blocked")}
        </Alert>
      )}
      {launcher.failure && (
        <FailureMessage error={launcher.failure} title={t("slip.list.openFailed")} />
      )}
      {slips.pageCount !== null && (
        <Pagination
          page={slips.page}
          pageCount={slips.pageCount}
          onPageChange={actions.changePage}
        />
      )}
    </Stack>
  );
}
