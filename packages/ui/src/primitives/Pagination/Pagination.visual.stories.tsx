import { pictures } from "@satang/story-kit/pictures";
import preview from "@satang/story-kit/preview";
import { Stack } from "../Stack/index.ts";
import { Pagination } from "./index.ts";

const meta = preview.meta({
  title: "Pictures/Pagination",
  component: Pagination,
  parameters: pictures.primitive,
});

const places = [
  { page: 1, pageCount: 12 },
  { page: 4, pageCount: 12 },
  { page: 12, pageCount: 12 },
  { page: 1, pageCount: 2 },
  { page: 4, pageCount: 12, disabled: true },
  { page: 998, pageCount: 1200 },
];

/** First, middle, last, few, loading, and very many pages. */
export const Places = meta.story({
  parameters: pictures.controls,
  render: () => (
    <Stack gap={3}>
      {places.map((place, at) => (
        <Pagination
          key={JSON.stringify(place)}
          label={String(at)}
          onPageChange={() => {}}
          {...place}
        />
      ))}
    </Stack>
  ),
});
