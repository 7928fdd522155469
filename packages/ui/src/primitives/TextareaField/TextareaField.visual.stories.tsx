import { inThreeScripts } from "@satang/story-kit/field-pictures";
import { pictures } from "@satang/story-kit/pictures";
import preview from "@satang/story-kit/preview";
import { TextareaField } from "./index.ts";

const meta = preview.meta({
  title: "Pictures/TextareaField",
  component: TextareaField,
  args: { label: "" },
  parameters: pictures.primitive,
});

const texts = {
  th: "ที่ปลื้มอู้ฟู่ โอนเงินแล้วยังไม่เข้าบัญชีธนาคารกสิกรไทย ผู้กู้ปู่ย่าที่รู้ซึ้งถึงกู้",
  lo: "ຖີ້ມ ໂອນເງິນແລ້ວຍັງບໍ່ເຂົ້າບັນຊີ ຢືນຢັນຖີ້ມຂີ້ເຫຍື້ອນ້ຳໜຶ່ງ",
  en: "Unbreakablyunbrokentextthatnobodywouldwritebutsomebodywillpaste",
} as const;

/** Empty, grown, full, invalid, read-only; in three scripts on the narrowest phone. */
export const ThreeScripts = meta.story({
  parameters: pictures.controls,
  render: inThreeScripts(
    (text) => (
      <>
        <TextareaField label={text} placeholder={text} description={text} />
        <TextareaField
          label={text}
          defaultValue={`${text}\n${text}\n${text}`}
          maxLength={300}
          counter="shown"
        />
        <TextareaField
          label={text}
          defaultValue={text}
          maxLength={text.length}
          counter="shown"
          error={text}
        />
        <TextareaField label={text} value={text} disabled />
      </>
    ),
    texts,
  ),
});
