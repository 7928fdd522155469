import { pictures } from "@satang/story-kit/pictures";
import preview from "@satang/story-kit/preview";
import { Stack } from "../Stack/index.ts";
import { Text } from "../Text/index.ts";
import { Spinner } from "./index.ts";

const meta = preview.meta({
  title: "Pictures/Spinner",
  component: Spinner,
  parameters: pictures.primitive,
});

const sizes = ["caption", "small", "body", "lead"] as const;

/** As large as the text next to it, in its colour. */
export const Powerset = meta.story({
  render: () => (
    <Stack gap={3}>
      {sizes.map((size) => (
        <Text key={size} size={size}>
          <Spinner /> ที่ปลื้มอู้ฟู่ ຖີ້ມຂີ້ເຫຍື້ອ
        </Text>
      ))}
      <Text tone="accent">
        <Spinner label="กำลังโหลด" />
      </Text>
      <Text tone="critical">
        <Spinner label="กำลังโหลด" />
      </Text>
    </Stack>
  ),
});
