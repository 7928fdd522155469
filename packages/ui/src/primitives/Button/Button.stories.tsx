import preview from "@satang/story-kit/preview";
import { DownloadIcon } from "../Icon/index.ts";
import { Stack } from "../Stack/index.ts";
import { Button } from "./index.ts";

const meta = preview.meta({
  title: "Actions/Button",
  component: Button,
  parameters: { framed: true },
  args: { children: "ฝากเงิน" },
});

export const Accent = meta.story({});

/** A screen has one accent button; the others have less emphasis. */
export const Variants = meta.story({
  render: () => (
    <Stack gap={3}>
      <Button width="fill">ฝากเงิน</Button>
      <Button width="fill" variant="outline">
        ย้อนกลับ
      </Button>
      <Button width="fill" variant="soft">
        คัดลอก
      </Button>
      <Button width="fill" variant="text">
        ข้าม
      </Button>
      <Button width="fill" variant="text" tone="critical">
        ยกเลิก QR นี้
      </Button>
      <Button width="fill" variant="danger">
        ยกเลิกโบนัส
      </Button>
    </Stack>
  ),
});

/** Keeps its width and its focus, and ignores a second press. */
export const Loading = meta.story({ args: { loading: true } });

export const LoadingFill = meta.story({ args: { loading: true, width: "fill" } });

export const Disabled = meta.story({ args: { disabled: true, width: "fill" } });

export const SmallWithIcon = meta.story({
  args: { size: "small", variant: "outline", startIcon: <DownloadIcon size={16} /> },
});

export const Link = meta.story({ args: { href: "#statement", variant: "outline" } });
