import { pictures } from "@satang/story-kit/pictures";
import preview from "@satang/story-kit/preview";
import { Button } from "../Button/index.ts";
import { Stack } from "../Stack/index.ts";
import { EmptyFace, ErrorFace, NotThereYetFace, OfflineFace } from "./index.ts";

const meta = preview.meta({
  title: "Pictures/Face",
  component: EmptyFace,
  parameters: pictures.primitive,
});

const onRetry = () => {};

/** All four with their default texts in the language. */
export const All = meta.story({
  render: () => (
    <Stack gap={4}>
      <EmptyFace />
      <ErrorFace onRetry={onRetry} />
      <OfflineFace onRetry={onRetry} />
      <NotThereYetFace />
    </Stack>
  ),
});

/** Long and tall texts of a host. */
export const LongWords = meta.story({
  render: () => (
    <Stack gap={4}>
      <EmptyFace
        title="ยังไม่มีรายการที่ปลื้มอู้ฟู่ ຖີ້ມ"
        text="Unbreakablyunbrokenreasonthatabackendwillsendandnobodywilledit"
        action={<Button size="small">ฝากเงินครั้งแรกที่ปลื้มอู้ฟู่</Button>}
      />
      <ErrorFace text="ตรวจสอบอินเทอร์เน็ตที่ปลื้มอู้ฟู่ ຖີ້ມ แล้วลองอีกครั้ง" onRetry={onRetry} retrying />
    </Stack>
  ),
});
