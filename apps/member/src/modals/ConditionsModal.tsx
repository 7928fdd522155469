import { useLookup } from "@satang/headless/info";
import { BottomSheet, EmptyState, ErrorState, ListSkeleton, useI18n } from "@satang/ui";
import { SafeMarkup } from "@satang/ui/safe-markup";
import type { AppModalProps } from "./modal.types.ts";

/** The conditions of use, with the text of the server. */
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
  const lookup = useLookup("conditions");
  if (lookup.state === "loading") return <ListSkeleton rows={3} />;
  if (lookup.state === "readFailed") {
    return (
      <ErrorState
        text={errorText(lookup.readFailure)}
        onRetry={lookup.actions.retry}
        retrying={lookup.isReading}
      />
    );
  }
  return (
    <SafeMarkup
      markup={lookup.data.conditions ?? ""}
      fallback={<ListSkeleton rows={3} />}
      empty={<EmptyState title={t("app.conditions.empty")} />}
    />
  );
}
