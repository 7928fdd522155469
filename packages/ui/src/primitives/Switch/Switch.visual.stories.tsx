import { pictures } from "@satang/story-kit/pictures";
import preview from "@satang/story-kit/preview";
import { Stack } from "../Stack/index.ts";
import { Switch } from "./index.ts";

const meta = preview.meta({
  title: "Pictures/Switch",
  component: Switch,
  args: { label: "" },
  parameters: pictures.primitive,
});

const labels = [
  ["th", "ที่ปลื้มอู้ฟู่ แจ้งเตือนทุกครั้งที่มีเงินเข้าบัญชีธนาคารกสิกรไทย"],
  ["lo", "ຖີ້ມ ແຈ້ງເຕືອນທຸກຄັ້ງທີ່ມີເງິນເຂົ້າບັນຊີທະນາຄານການຄ້າຕ່າງປະເທດລາວ"],
  ["en", "Unbreakablyunbrokenlabelthatnobodywouldwritebutsomebodywillpaste"],
] as const;

/** Every state, on either side of long and tall labels, on the narrowest phone. */
export const Powerset = meta.story({
  parameters: pictures.controls,
  render: () => (
    <Stack gap={4} style={{ maxWidth: 288 }}>
      {labels.map(([lang, label]) => (
        <div key={lang} lang={lang}>
          <Switch label={label} />
          <Switch label={label} description={label} defaultChecked />
          <Switch label={label} toggle="start" defaultChecked disabled />
          <Switch label={label} toggle="start" description={label} disabled />
        </div>
      ))}
    </Stack>
  ),
});
