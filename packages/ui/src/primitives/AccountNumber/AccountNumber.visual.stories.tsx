import { pictures } from "@satang/story-kit/pictures";
import preview from "@satang/story-kit/preview";
import { Heading } from "../Heading/index.ts";
import { Stack } from "../Stack/index.ts";
import { Text } from "../Text/index.ts";
import { AccountNumber } from "./index.ts";

const meta = preview.meta({
  title: "Pictures/AccountNumber",
  component: AccountNumber,
  parameters: pictures.primitive,
});

const numbers = ["1234567890", "123-456-7890", "020123456789", "9".repeat(48), ""];

/** Every length, in running text of each script and in the size of a heading. */
export const Lengths = meta.story({
  render: () => (
    <Stack gap={3} style={{ maxWidth: 320 }}>
      {numbers.map((value) => (
        <Text key={value}>
          <AccountNumber value={value} />
        </Text>
      ))}
      <Heading level={2} size="title">
        <AccountNumber value="1234567890" />
      </Heading>
      <Text lang="th">
        ที่ปลื้มอู้ฟู่ <AccountNumber value="1234567890" /> ธนาคารกสิกรไทย
      </Text>
      <Text lang="lo">
        ຖີ້ມ <AccountNumber value="1234567890" /> ທະນາຄານການຄ້າຕ່າງປະເທດລາວ
      </Text>
    </Stack>
  ),
});
