import { pictures } from "@satang/story-kit/pictures";
import preview from "@satang/story-kit/preview";
import { Inline } from "../Inline/index.ts";
import { Stack } from "../Stack/index.ts";
import { Avatar } from "./index.ts";

const meta = preview.meta({
  title: "Pictures/Avatar",
  component: Avatar,
  parameters: pictures.primitive,
});

/** Both sizes: Latin, Thai and Lao letters, vowels that are written first, no name. */
export const Powerset = meta.story({
  args: { name: "" },
  render: () => (
    <Stack gap={3}>
      {(["small", "medium"] as const).map((size) => (
        <Inline key={size}>
          {["Somchai", "ฐิติ", "เอกชัย", "ไพโรจน์", "ຫຼ້າ", "ໂພໄຊ", "Ÿ", "😀", ""].map((name) => (
            <Avatar key={name} name={name} size={size} />
          ))}
        </Inline>
      ))}
    </Stack>
  ),
});
