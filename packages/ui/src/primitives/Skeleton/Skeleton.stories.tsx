import preview from "@satang/story-kit/preview";
import { Card } from "../Card/index.ts";
import { Stack } from "../Stack/index.ts";
import { ListSkeleton, Skeleton } from "./index.ts";

const meta = preview.meta({
  title: "Feedback/Skeleton",
  component: Skeleton,
  parameters: { framed: true },
});

/** All are invisible for the first 200 ms. */
export const Shapes = meta.story({
  render: () => (
    <Stack gap={3}>
      <Skeleton />
      <Skeleton width="55%" />
      <Skeleton shape="circle" />
      <Skeleton shape="block" />
    </Stack>
  ),
});

export const List = meta.story({
  render: () => (
    <Card padding="none">
      <ListSkeleton rows={4} />
    </Card>
  ),
});
