import { pictures } from "@satang/story-kit/pictures";
import preview from "@satang/story-kit/preview";
import { Stack } from "../Stack/index.ts";
import { RelativeTime } from "./index.ts";

const meta = preview.meta({
  title: "Pictures/RelativeTime",
  component: RelativeTime,
  parameters: pictures.primitive,
});

const moment = Date.UTC(2026, 10, 21, 7, 31, 8);
const day = 86_400_000;
const ages = [0, 1000, 59_000, 60_000, 3_600_000, day, 29 * day, 30 * day, 365 * day, 800 * day];

/** Singular and plural of each unit, in the language of the toolbar. */
export const Units = meta.story({
  render: () => (
    <Stack gap={2} align="start">
      {ages.map((age) => (
        <RelativeTime key={age} value={moment - age} now={() => moment} />
      ))}
      <RelativeTime value="?" now={() => moment} />
    </Stack>
  ),
});
