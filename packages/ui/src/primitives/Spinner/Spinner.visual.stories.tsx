import { pictures } from "../../../../../.storybook/modes.ts";
import preview from "../../../../../.storybook/preview.tsx";
import { Stack } from "../Stack/index.ts";
import { Text } from "../Text/index.ts";
import { Spinner } from "./index.ts";

const meta = preview.meta({
  title: "Primitives/Spinner/Pictures",
  component: Spinner,
  parameters: pictures.primitive,
});

const sizes = ["caption", "small", "body", "lead"] as const;

/** As large as the words beside it, in their colour. */
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
