import { satang } from "@satang/core";
import { inThreeScripts } from "@satang/story-kit/field-pictures";
import { pictures } from "@satang/story-kit/pictures";
import preview from "@satang/story-kit/preview";
import { Alert } from "../Alert/index.ts";
import { CopyField } from "../CopyField/index.ts";
import { LockIcon } from "../Icon/index.ts";
import { MoneyField } from "../MoneyField/index.ts";
import { OtpField } from "../OtpField/index.ts";
import { SegmentedControl } from "../SegmentedControl/index.ts";
import { Select } from "../Select/index.ts";
import { TextField } from "./index.ts";

const meta = preview.meta({
  title: "Pictures/TextField",
  component: TextField,
  parameters: pictures.primitive,
});

const words = {
  th: {
    name: "ชื่อบัญชีที่ปลื้มอู้ฟู่",
    text: "ผู้กู้ปู่ย่าที่รู้ซึ้งถึงกู้",
    error: "กรุณากรอกให้ครบ 10 หลัก ตามหน้าสมุดบัญชีที่ลงทะเบียนไว้",
  },
  lo: {
    name: "ຊື່ບັນຊີທີ່ລົງທະບຽນ",
    text: "ຢືນຢັນຖີ້ມຂີ້ເຫຍື້ອນ້ຳໜຶ່ງ",
    error: "ກະລຸນາໃສ່ໃຫ້ຄົບ 10 ຕົວເລກ ຕາມໜ້າປຶ້ມບັນຊີທີ່ລົງທະບຽນໄວ້",
  },
  en: {
    name: "Account name",
    text: "Quick glyphs jump",
    error: "Please fill in all 10 digits as they stand in your bank book",
  },
};

/** The same form in three scripts on the narrowest phone: no mark is clipped, nothing overflows. */
export const ThreeScripts = meta.story({
  parameters: pictures.controls,
  args: { label: "" },
  render: inThreeScripts(
    ({ name, text, error }) => (
      <>
        <TextField label={name} defaultValue={text} description={error} />
        <TextField label={name} placeholder={text} error={error} />
        <MoneyField label={name} currency="THB" value={satang(123_456_750)} size="big" readOnly />
        <Select label={name} defaultValue="1" options={[{ value: "1", label: text + text }]} />
        <OtpField label={name} defaultValue="409" error={error} />
        <SegmentedControl
          label={name}
          options={[
            { value: "1", label: text },
            { value: "2", label: name },
          ]}
        />
        <CopyField label={name} value={text} />
        <Alert tone="warning" icon={<LockIcon size={18} />} title={name}>
          {error}
        </Alert>
      </>
    ),
    words,
    280,
  ),
});
