import { useLookup } from "@satang/headless";
import { BottomSheet, EmptyFace, ErrorFace, ListSkeleton, Stack, Text, useI18n } from "@satang/ui";
import type { AppModalProps } from "./MemberModals.tsx";
import { markupText } from "./markup-text.rules.ts";

/** The conditions of use, as the server words them. */
export function ConditionsModal(modal: AppModalProps) {
  const { t } = useI18n();

  return (
    <BottomSheet {...modal} title={t("app.conditions.title")}>
      <Conditions />
    </BottomSheet>
  );
}

function Conditions() {
  const { t, errorText } = useI18n();
  const query = useLookup("conditions");
  if (query.isPending) return <ListSkeleton rows={4} />;
  if (query.isError) {
    return (
      <ErrorFace
        text={errorText(query.error)}
        onRetry={query.refetch}
        retrying={query.isFetching}
      />
    );
  }
  const lines = markupText(query.data.conditions);
  if (lines.length === 0) return <EmptyFace title={t("app.conditions.empty")} />;
  return (
    <Stack gap={3}>
      {lines.map((line) => (
        <Text key={line}>{line}</Text>
      ))}
    </Stack>
  );
}
