import { pictures } from "@satang/story-kit/pictures";
import preview from "@satang/story-kit/preview";
import { userEvent } from "storybook/test";
import { Button } from "../Button/index.ts";
import { CopyIcon, DeleteIcon, EditIcon } from "../Icon/index.ts";
import { Menu, type MenuItem } from "./index.ts";

const items: MenuItem[] = [
  { id: "copy", label: "คัดลอกเลขบัญชี", icon: <CopyIcon /> },
  {
    id: "tall",
    label: "ยืนยันการถอนเงินที่ปลื้มอู้ฟู่ ຖີ້ມ",
    detail: "ธนาคารกสิกรไทย 123-456-7890",
    icon: <EditIcon />,
  },
  { id: "link", label: "Unbreakablyunbrokenlabelthatsomebodywillpaste", href: "#link" },
  { id: "off", label: "ใช้ไม่ได้ตอนนี้", disabled: true, divider: "line" },
  { id: "remove", label: "ลบบัญชี", icon: <DeleteIcon />, tone: "critical" },
];

const meta = preview.meta({
  title: "Pictures/Menu",
  component: Menu,
  args: { trigger: <Button variant="outline">ตัวเลือก</Button>, items },
  play: async ({ canvas }) => {
    canvas.getByRole("button").focus();
    await userEvent.keyboard("{ArrowDown}");
  },
  parameters: pictures.primitive,
});

/** Every kind of entry, with long and tall labels. */
export const Powerset = meta.story({
  parameters: pictures.controls,
  decorators: [
    (Story) => (
      <div style={{ minHeight: 480, padding: 16 }}>
        <Story />
      </div>
    ),
  ],
});

/** At the bottom of the window it opens upwards, and at its end towards the start. */
export const AtTheCorner = meta.story({
  decorators: [
    (Story) => (
      <div style={{ display: "grid", placeItems: "end", minHeight: "98dvh", padding: 8 }}>
        <Story />
      </div>
    ),
  ],
});
