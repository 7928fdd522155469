import preview from "@satang/story-kit/preview";
import { CloseIcon, CopyIcon } from "../Icon/index.ts";
import { IconButton } from "./index.ts";

const meta = preview.meta({
  title: "Actions/IconButton",
  component: IconButton,
  parameters: { framed: true },
  args: { label: "ปิด", children: <CloseIcon /> },
});

export const Plain = meta.story({});
export const Sunken = meta.story({ args: { variant: "sunken" } });
export const Soft = meta.story({
  args: { variant: "soft", label: "คัดลอก", children: <CopyIcon /> },
});
export const Disabled = meta.story({ args: { disabled: true } });

export const OfARouter = meta.story({
  render: () => (
    <IconButton asChild label="คัดลอก" variant="sunken">
      <a href="#copy">
        <CopyIcon />
      </a>
    </IconButton>
  ),
});
