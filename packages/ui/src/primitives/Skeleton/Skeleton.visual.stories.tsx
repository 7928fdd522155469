import { pictures } from "@satang/story-kit/pictures";
import preview from "@satang/story-kit/preview";
import { Card } from "../Card/index.ts";
import { Stack } from "../Stack/index.ts";
import { ListSkeleton, Skeleton } from "./index.ts";

const meta = preview.meta({
  title: "Pictures/Skeleton",
  component: Skeleton,
  parameters: pictures.primitive,
});

/** Every shape, with and without a size, on the page and on a card. */
export const Powerset = meta.story({
  render: () => (
    <Stack gap={4}>
      <Skeleton />
      <Skeleton width="55%" />
      <Skeleton shape="circle" />
      <Skeleton shape="block" width="120px" height="60px" />
      <Card padding="none">
        <ListSkeleton rows={3} />
      </Card>
      <Card>
        <Skeleton shape="block" />
      </Card>
    </Stack>
  ),
});
