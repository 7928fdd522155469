import { pictures } from "@satang/story-kit/pictures";
import preview from "@satang/story-kit/preview";
import { Button } from "../Button/index.ts";
import { Stack } from "../Stack/index.ts";
import { ComingSoonState, EmptyState, ErrorState, OfflineState } from "./index.ts";

const meta = preview.meta({
  title: "Pictures/EmptyState",
  component: EmptyState,
  parameters: pictures.primitive,
});

const onRetry = () => {};

/** All four with their default texts in the language. */
export const All = meta.story({
  render: () => (
    <Stack gap={4}>
      <EmptyState />
      <ErrorState onRetry={onRetry} />
      <OfflineState onRetry={onRetry} />
      <ComingSoonState />
    </Stack>
  ),
});

/** Long and tall texts of a host. */
export const LongWords = meta.story({
  render: () => (
    <Stack gap={4}>
      <EmptyState
        title="ยังไม่มีรายการที่ปลื้มอู้ฟู่ ຖີ້ມ"
        text="Unbreakablyunbrokenreasonthatabackendwillsendandnobodywilledit"
        action={<Button size="small">ฝากเงินครั้งแรกที่ปลื้มอู้ฟู่</Button>}
      />
      <ErrorState text="ตรวจสอบอินเทอร์เน็ตที่ปลื้มอู้ฟู่ ຖີ້ມ แล้วลองอีกครั้ง" onRetry={onRetry} retrying />
    </Stack>
  ),
});
