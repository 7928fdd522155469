import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Skeleton } from "../../primitives/Skeleton/index.ts";
import { Stack } from "../../primitives/Stack/index.ts";
import { FlowLoading } from "./FlowLoading.tsx";

/** Props of {@link FlowSkeleton}. */
export type FlowSkeletonProps = {
  /**
   * From top to bottom, 16 px apart: a number is the height of a block in pixels, a string the width of a line of text, 11 px
   * high. Together they are as high as the content, so that the sheet does not move when it appears.
   */
  readonly shapes: readonly (number | string)[];
};

/** Placeholder of the content of a flow that is loading, or that of the host. */
export function FlowSkeleton({ shapes }: FlowSkeletonProps) {
  const { t } = useI18n();
  return (
    <FlowLoading>
      <Stack gap={4} role="status" aria-busy="true" aria-label={t("ui.loading")}>
        {shapes.map((shape, place) =>
          typeof shape === "number" ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a shape is identified by its position
            <Skeleton key={place} shape="block" height={`${shape}px`} />
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: a shape is identified by its position
            <Skeleton key={place} width={shape} />
          ),
        )}
      </Stack>
    </FlowLoading>
  );
}
