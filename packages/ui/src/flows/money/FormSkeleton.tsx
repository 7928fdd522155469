import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Skeleton } from "../../primitives/Skeleton/index.ts";
import { Stack } from "../../primitives/Stack/index.ts";
import { FlowLoading } from "../frame/FlowLoading.tsx";

/** Placeholder of a money form that is loading, or that of the host. */
export function FormSkeleton() {
  const { t } = useI18n();
  return (
    <FlowLoading>
      <Stack gap={4} role="status" aria-busy="true" aria-label={t("ui.loading")}>
        <Skeleton shape="block" height="72px" />
        <Skeleton width="40%" />
        <Skeleton shape="block" height="60px" />
        <Skeleton width="70%" />
        <Skeleton shape="block" height="52px" />
      </Stack>
    </FlowLoading>
  );
}
