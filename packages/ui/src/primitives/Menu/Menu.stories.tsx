import preview from "@satang/story-kit/preview";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { Button } from "../Button/index.ts";
import { CopyIcon, DeleteIcon, EditIcon, MoreIcon } from "../Icon/index.ts";
import { IconButton } from "../IconButton/index.ts";
import { Menu, type MenuItem } from "./index.ts";

const copied = fn();

const items: MenuItem[] = [
  { id: "copy", label: "คัดลอกเลขบัญชี", icon: <CopyIcon />, onSelect: copied },
  { id: "edit", label: "แก้ไขชื่อบัญชี", icon: <EditIcon />, detail: "ธนาคารกสิกรไทย" },
  {
    id: "remove",
    label: "ลบบัญชี",
    icon: <DeleteIcon />,
    tone: "critical",
    divider: "line",
  },
];

const meta = preview.meta({
  title: "Overlays/Menu",
  component: Menu,
  args: {
    trigger: (
      <IconButton label="จัดการบัญชี" variant="sunken">
        <MoreIcon />
      </IconButton>
    ),
    items,
  },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 320, padding: 16 }}>
        <Story />
      </div>
    ),
  ],
});

/** Arrow keys, Home, End and letters move the focus; choosing an entry returns it to the button. */
export const OfAnAccount = meta.story({
  play: async ({ canvas }) => {
    const opener = canvas.getByRole("button", { name: "จัดการบัญชี" });
    copied.mockClear();
    opener.focus();
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() =>
      expect(canvas.getByRole("menuitem", { name: "คัดลอกเลขบัญชี" })).toHaveFocus(),
    );
    await userEvent.keyboard("ล");
    await expect(canvas.getByRole("menuitem", { name: "ลบบัญชี" })).toHaveFocus();
    await userEvent.keyboard("{Home}{Enter}");
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(copied).toHaveBeenCalledOnce();
  },
});

/** Open, with its first entry focused. */
export const Open = meta.story({
  play: async ({ canvas }) => {
    canvas.getByRole("button", { name: "จัดการบัญชี" }).focus();
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() =>
      expect(canvas.getByRole("menuitem", { name: "คัดลอกเลขบัญชี" })).toHaveFocus(),
    );
  },
});

export const AlignedToTheEnd = meta.story({
  args: { align: "end", trigger: <Button variant="outline">ตัวเลือก</Button> },
  decorators: [
    (Story) => (
      <div style={{ display: "grid", justifyContent: "end" }}>
        <Story />
      </div>
    ),
  ],
});
