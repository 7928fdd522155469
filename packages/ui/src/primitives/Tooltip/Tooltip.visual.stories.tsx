import { pictures } from "@satang/story-kit/pictures";
import preview from "@satang/story-kit/preview";
import { userEvent } from "storybook/test";
import { Button } from "../Button/index.ts";
import { Tooltip } from "./index.ts";

const meta = preview.meta({
  title: "Pictures/Tooltip",
  component: Tooltip,
  decorators: [
    (Story) => (
      <div style={{ display: "grid", justifyContent: "center", padding: "140px 16px" }}>
        <Story />
      </div>
    ),
  ],
  parameters: pictures.primitive,
});

/** Tall marks of both scripts and an unbreakable word, opened with the keyboard. */
export const Long = meta.story({
  args: {
    content: "ที่ปลื้มอู้ฟู่ ຖີ້ມ Unbreakablyunbrokenhintthatnobodywouldwritebutsomebodywillpaste",
    children: <Button variant="outline">ถอนเงิน</Button>,
  },
  play: () => userEvent.tab(),
});

/** At the edge of the window it moves to a side where it fits. */
export const NoRoomAbove = meta.story({
  args: { content: "คัดลอกเลขบัญชี", children: <Button variant="outline">คัดลอก</Button> },
  decorators: [
    (Story) => (
      <div style={{ position: "absolute", insetInlineStart: 4, top: 4 }}>
        <Story />
      </div>
    ),
  ],
  play: () => userEvent.tab(),
});
