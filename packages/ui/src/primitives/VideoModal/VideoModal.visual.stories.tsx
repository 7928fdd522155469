import { pictures } from "@satang/story-kit/pictures";
import preview from "@satang/story-kit/preview";
import { VideoModal } from "./index.ts";

const meta = preview.meta({
  title: "Pictures/VideoModal",
  component: VideoModal,
  args: { defaultOpen: true, src: "javascript:void" },
  parameters: pictures.wide,
});

/** The message about an unplayable video, below a long and tall title. */
export const NotPlayable = meta.story({
  args: {
    title: "วิธีถอนเงินที่ปลื้มอู้ฟู่เข้าบัญชีธนาคาร ຖີ້ມ",
    description: "2 นาที · มีคำบรรยาย",
  },
});
