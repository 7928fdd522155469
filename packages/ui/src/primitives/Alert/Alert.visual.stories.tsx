import { pictures } from "@satang/story-kit/pictures";
import preview from "@satang/story-kit/preview";
import { Button } from "../Button/index.ts";
import { Stack } from "../Stack/index.ts";
import { Alert } from "./index.ts";

const meta = preview.meta({
  title: "Pictures/Alert",
  component: Alert,
  parameters: pictures.primitive,
});

const tones = ["info", "accent", "positive", "warning", "critical"] as const;

/** Every tone, with text only and with all parts. */
export const Powerset = meta.story({
  render: () => (
    <Stack gap={3}>
      {tones.map((tone) => (
        <Stack gap={2} key={tone}>
          <Alert tone={tone}>ที่ปลื้มอู้ฟู่ ຖີ້ມ</Alert>
          <Alert
            tone={tone}
            title="ยังไม่ทราบผลการโอนที่ปลื้มอู้ฟู่ ຖີ້ມ"
            action={
              <Button size="small" variant="outline">
                ตรวจสอบอีกครั้ง
              </Button>
            }
          >
            Unbreakablyunbrokenreasonthatabackendwillsendandnobodywilledit
          </Alert>
        </Stack>
      ))}
    </Stack>
  ),
});
