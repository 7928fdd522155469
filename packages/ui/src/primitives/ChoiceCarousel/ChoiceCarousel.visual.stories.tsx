import { satang } from "@satang/core";
import { pictures } from "@satang/story-kit/pictures";
import preview from "@satang/story-kit/preview";
import type { ComponentProps } from "react";
import { Money } from "../Money/index.ts";
import { ChoiceCarousel } from "./index.ts";

const meta = preview.meta({
  title: "Pictures/ChoiceCarousel",
  component: ChoiceCarousel,
  parameters: pictures.primitive,
});

const options = (
  [
    ["Joker", satang(125_000)],
    ["กระเป๋าที่ปลื้มอู้ฟู่", satang(1_248_050)],
    ["ຖີ້ມກະເປົາເງິນ", satang(8_025)],
    ["Unbreakablyunbroken", satang(123_456_750)],
  ] as const
).map(([name, amount]) => ({
  value: name,
  content: (
    <>
      <b>{name}</b>
      <Money amount={amount} currency="THB" />
    </>
  ),
}));

const cases: Partial<ComponentProps<typeof ChoiceCarousel>>[] = [
  {},
  ...options.map(({ value }) => ({ defaultValue: value })),
  { defaultValue: "Joker", error: "โอนเข้าบัญชีเดียวกันไม่ได้ที่ปลื้มอู้ฟู่" },
];

/**
 * Nothing chosen, each chosen, and an invalid choice; vertical in pairs as in a transfer, then
 * horizontal.
 */
export const Choices = meta.story({
  parameters: pictures.controls,
  render: () => (
    <div
      style={{
        display: "grid",
        gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
        gap: 12,
      }}
    >
      {cases.map((props) => (
        <ChoiceCarousel
          key={JSON.stringify(props)}
          label="จาก"
          none="เลือกบัญชี"
          options={options}
          {...props}
        />
      ))}
      {(["none", "Joker"] as const).map((value) => (
        <ChoiceCarousel
          key={value}
          label="ไปยัง"
          orientation="horizontal"
          options={options}
          defaultValue={value === "none" ? null : value}
        />
      ))}
    </div>
  ),
});
