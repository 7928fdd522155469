import { pictures } from "@satang/story-kit/pictures";
import preview from "@satang/story-kit/preview";
import { CopyIcon } from "../Icon/index.ts";
import { Inline } from "../Inline/index.ts";
import { Stack } from "../Stack/index.ts";
import { Button } from "./index.ts";

const meta = preview.meta({
  title: "Pictures/Button",
  component: Button,
  parameters: pictures.primitive,
});

const variants = ["accent", "outline", "soft", "text", "danger"] as const;
const sizes = ["small", "medium"] as const;
const states = [{}, { disabled: true }, { loading: true }] as const;

/** Every variant in every size and state. */
export const Powerset = meta.story({
  parameters: pictures.controls,
  render: () => (
    <Stack gap={3}>
      {variants.map((variant) => (
        <Inline key={variant} align="start">
          {sizes.flatMap((size) =>
            states.map((state) => (
              <Button
                key={size + Object.keys(state)}
                variant={variant}
                size={size}
                startIcon={<CopyIcon size={18} />}
                {...state}
              >
                คัดลอก
              </Button>
            )),
          )}
        </Inline>
      ))}
    </Stack>
  ),
});

const labels = [
  ["th", "ยืนยันการถอนเงินที่ปลื้มอู้ฟู่ 12,480.50 บาท เข้าบัญชีธนาคารกสิกรไทย"],
  ["lo", "ຢືນຢັນຖອນເງິນ 12,480.50 ບາດ ເຂົ້າບັນຊີທະນາຄານການຄ້າຕ່າງປະເທດລາວ ຖີ້ມ"],
  ["en", "Confirm withdrawing 12,480.50 baht to your account at Kasikornbank"],
  ["en", "Unbreakablyunbrokenlabelthatnobodywouldwritebutsomebodywillpaste"],
] as const;

/** Long and tall labels wrap, are never cut off, and never cause horizontal scrolling. */
export const LongLabels = meta.story({
  render: () => (
    <Stack gap={3} style={{ maxWidth: 288 }}>
      {labels.map(([lang, label]) => (
        <Stack key={label} gap={2} lang={lang}>
          <Button width="fill">{label}</Button>
          <Button width="fill" loading>
            {label}
          </Button>
          <Button variant="outline" size="small">
            {label}
          </Button>
        </Stack>
      ))}
    </Stack>
  ),
});
