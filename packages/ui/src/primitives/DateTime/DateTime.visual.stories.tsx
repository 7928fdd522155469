import { pictures } from "@satang/story-kit/pictures";
import preview from "@satang/story-kit/preview";
import { Stack } from "../Stack/index.ts";
import { Text } from "../Text/index.ts";
import { DateTime } from "./index.ts";

const meta = preview.meta({
  title: "Pictures/DateTime",
  component: DateTime,
  parameters: pictures.primitive,
});

const at = "2026-11-21T07:31:08Z";

/** Every format, in running text of each script; lines break between date and time only. */
export const Shapes = meta.story({
  render: () => (
    <Stack gap={3} style={{ maxWidth: 200 }}>
      {(["dateTime", "date", "time"] as const).map((format) => (
        <DateTime key={format} value={at} format={format} />
      ))}
      <DateTime value="?" />
      <Text lang="th">
        ที่ปลื้มอู้ฟู่เมื่อ <DateTime value={at} /> น.
      </Text>
      <Text lang="lo">
        ຖີ້ມເມື່ອ <DateTime value={at} /> ໂມງ
      </Text>
      <Text lang="en">
        Credited on <DateTime value={at} /> to your wallet
      </Text>
    </Stack>
  ),
});
