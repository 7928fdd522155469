import { pictures } from "@satang/story-kit/pictures";
import preview from "@satang/story-kit/preview";
import { Stack } from "../Stack/index.ts";
import { Tabs } from "./index.ts";

const meta = preview.meta({
  title: "Pictures/Tabs",
  component: Tabs,
  parameters: pictures.primitive,
});

const items = [
  { value: "1", label: "ที่ปลื้มอู้ฟู่", content: "ทุกรายการ" },
  { value: "2", label: "ຖີ້ມ" },
  { value: "3", label: "ปิดอยู่", disabled: true },
  { value: "4", label: "Withdrawals and transfers" },
  { value: "5", label: "โอนระหว่างกระเป๋าและเกม" },
];

/** Both variants, few and too many. */
export const Powerset = meta.story({
  parameters: pictures.controls,
  render: () => (
    <Stack gap={6}>
      {(["line", "segment"] as const).map((variant) => (
        <Stack gap={4} key={variant}>
          <Tabs label={variant} variant={variant} items={items.slice(0, 2)} />
          <Tabs label={`${variant} long`} variant={variant} items={items} defaultValue="4" />
        </Stack>
      ))}
    </Stack>
  ),
});
